import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  blank,
  failure,
  invalid,
  type Problem,
  type Result,
  statusProblem,
  success,
} from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { skuShape } from './shapes/skus.ts';
import type { Rows } from '../rows.ts';
import { refreshBundles } from './refresh-bundles.ts';
import { condition } from '../../engine/store/condition.ts';
import { skuOptionShape } from './shapes/sku-options.ts';
import { currencyOfInput } from './currency-of-input.ts';
import { patternProblems } from './pattern-problems.ts';

const units = ['gr', 'oz', 'lb'];

/** A unit of weight is one of three. */
const unitOfWeightProblems = ({ attributes }: Input): Problem[] => {
  const value = attributes['unit_of_weight'];
  return typeof value !== 'string' || units.includes(value)
    ? []
    : [invalid('unit_of_weight', 'is not included in the list', 'inclusion', { value })];
};

/** Creates a SKU. */
export const createSku = (operation: Operation, input: Input): Result<string> => {
  const problems = unitOfWeightProblems(input);
  return problems.length > 0 ? failure(...problems) : writeValues(operation, skuShape, null, input);
};

/** Resources that copy the code of their SKU. */
const repeating = ['prices', 'stock_items', 'sku_list_items'] as const;

/** Updates a SKU, the resources that copy its code, and the bundles whose flags depend on it. */
export const updateSku = (
  operation: Operation,
  sku: Rows['skus'],
  input: Input,
): Result<string> => {
  const problems = unitOfWeightProblems(input);
  if (problems.length > 0) return failure(...problems);
  const result = writeValues(operation, skuShape, sku, input);
  if (!result.ok) return result;
  const { store } = operation;
  const { code } = input.attributes;
  if (typeof code === 'string' && code !== sku.code)
    for (const type of repeating)
      for (const { id } of store.where(type, { sku_id: sku.id }))
        store.update(type, id, { sku_code: code });
  if ('do_not_ship' in input.attributes || 'do_not_track' in input.attributes)
    for (const { sku_list_id } of store.where('sku_list_items', { sku_id: sku.id }))
      refreshBundles(operation, sku_list_id);
  return result;
};

/** Resources deleted together with their SKU. */
const parts = [
  'prices',
  'stock_reservations',
  'reserved_stocks',
  'stock_items',
  'sku_list_items',
] as const;

/** Deletes a SKU with its prices, stock and places in lists; one that was ever put into a cart stays. */
export const removeSku = (operation: Operation, sku: Rows['skus']): Result<string> => {
  const { store } = operation;
  const lines = condition("t.item_type = 'skus' AND t.item_id = ?", sku.id);
  if (store.count('line_items', lines) > 0)
    return failure(
      statusProblem(
        '423',
        'LOCKED',
        'Record locked',
        'The resource cannot be deleted, because line_items depend on it.',
      ),
    );
  const lists = store.where('sku_list_items', { sku_id: sku.id });
  for (const type of parts)
    for (const { id } of store.where(type, { sku_id: sku.id })) store.remove(type, id);
  store.remove('skus', sku.id);
  for (const { sku_list_id } of lists) refreshBundles(operation, sku_list_id);
  return success(sku.id);
};

/** Creates an option (`option` null) or changes one. Its currency is its market's unless given. */
export const writeSkuOption = (
  operation: Operation,
  option: Rows['sku_options'] | null,
  input: Input,
): Result<string> => {
  const problems = patternProblems(input);
  const currency_code = currencyOfInput(operation, option, input);
  if (currency_code === null) problems.push(blank('currency_code'));
  if (problems.length > 0) return failure(...problems);
  const hours = Number(input.attributes['delay_hours'] ?? option?.delay_hours ?? 0);
  return writeValues(operation, skuOptionShape, option, input, {
    currency_code,
    delay_days: Math.round(hours / 24),
  });
};
