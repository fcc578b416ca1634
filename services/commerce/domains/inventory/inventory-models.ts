import type { Input, Operation, ReadContext } from '../../engine/definition/define-resource.ts';
import { failure, invalid, type Problem, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { inventoryModelShape } from './shapes/inventory-models.ts';
import type { Rows } from '../rows.ts';

/**
 * How an order's goods are distributed over stock locations, in order of their priority:
 * - `no_split`: the first location that has everything ships it all
 * - `split_shipments`: each location ships its own stock
 * - `ship_from_primary`: the first location ships everything; missing units are transferred there from the others
 * - `ship_from_first_available_or_primary`: the first location that has everything, else as `ship_from_primary`
 */
export const strategies = [
  'no_split',
  'split_shipments',
  'ship_from_primary',
  'ship_from_first_available_or_primary',
] as const;

export type Strategy = (typeof strategies)[number];

/** The strategy named by a model; `no_split` for an unknown name from an older database. */
export const strategyOf = (text: string | undefined): Strategy =>
  strategies.find((name) => name === text) ?? 'no_split';

/** Creates or changes an inventory model: only strategies there are, and cutoffs that leave something. */
export const writeInventoryModel = (
  operation: Operation,
  row: Rows['inventory_models'] | null,
  input: Input,
): Result<string> => {
  const { strategy } = input.attributes;
  const problems: Problem[] = [];
  if (strategy !== undefined && strategy !== null && !strategies.some((name) => name === strategy))
    problems.push(
      invalid('strategy', 'is not included in the list', 'inclusion', { value: strategy }),
    );
  for (const name of ['stock_locations_cutoff', 'stock_reservation_cutoff']) {
    const value = input.attributes[name];
    if (typeof value === 'number' && value < 1)
      problems.push(invalid(name, 'must be greater than 0', 'greater_than', { value, count: 0 }));
  }
  return problems.length > 0
    ? failure(...problems)
    : writeValues(operation, inventoryModelShape, row, input);
};

/** The inventory model of an order's market. */
export const modelOfOrder = (
  { store }: ReadContext,
  { market_id }: Pick<Rows['orders'], 'market_id'>,
): Rows['inventory_models'] | undefined =>
  store.get('inventory_models', store.get('markets', market_id)?.inventory_model_id ?? null);
