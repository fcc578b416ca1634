import type {
  Input,
  Operation,
  ReadContext,
  Row,
} from '../../engine/definition/define-resource.ts';
import { invalid, type Problem, failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { marketShape } from './shapes/markets.ts';
import { newSecret } from '../../engine/store/new-secret.ts';
import type { Rows } from '../rows.ts';

const defaults = {
  default_shipping_method: 'shipping_methods',
  default_payment_method: 'payment_methods',
} as const;

/** Methods of one market cannot be the default of any (https://docs.commercelayer.io/core/api-reference/markets). */
const defaultMethodProblems = ({ store }: Operation, { links }: Input): Problem[] =>
  Object.entries(defaults).flatMap(([name, type]) => {
    const method = store.get(type, links[name]?.id ?? null);
    return method === undefined || method.market_id === null
      ? []
      : [
          invalid(name, 'must not be associated with any market', 'invalid', {
            value: method.id,
            member: 'relationships',
          }),
        ];
  });

/** Creates a market under the next number. */
export const createMarket = (operation: Operation, input: Input): Result<string> => {
  const problems = defaultMethodProblems(operation, input);
  if (problems.length > 0) return failure(...problems);
  const last = operation.store.statement('SELECT max(number) AS n FROM markets').get()?.['n'];
  return writeValues(operation, marketShape, null, input, { number: Number(last ?? 0) + 1 });
};

/** Updates a market. A trigger rotates its secret. */
export const updateMarket = (
  operation: Operation,
  market: Rows['markets'],
  input: Input,
): Result<string> => {
  const problems = defaultMethodProblems(operation, input);
  if (problems.length > 0) return failure(...problems);
  return writeValues(operation, marketShape, market, input, {
    ...(input.attributes['_regenerate_shared_secret'] === true && { shared_secret: newSecret() }),
  });
};

/** `markets.base_price_list`: the market's own list; no scheduler ever puts another in its place here. */
export const deriveBasePriceList = (
  markets: readonly Rows['markets'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const lists = store.getAll(
    'price_lists',
    markets.map(({ price_list_id }) => price_list_id),
  );
  return new Map(
    markets.map(({ id, price_list_id }) => [id, lists.filter((list) => list.id === price_list_id)]),
  );
};
