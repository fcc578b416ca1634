import type { Input, Operation, ReadContext } from '../../engine/definition/define-resource.ts';
import { itemsOfLists } from '../inventory/items-of-lists.ts';
import { and, condition } from '../../engine/store/condition.ts';
import {
  blank,
  failure,
  type Problem,
  type Result,
  taken,
} from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { bundleShape } from './shapes/bundles.ts';
import type { Rows } from '../rows.ts';
import { bundleFlags } from './bundle-flags.ts';
import { currencyOfInput } from './currency-of-input.ts';

/**
 * What the SKUs of a list cost together in cents: in the market's price list, or
 * without a market in the first one of the currency. Null when one has no price.
 */
const sumOfPrices = (
  { store }: ReadContext,
  listId: string,
  { marketId, currency }: { readonly marketId: string | null; readonly currency: string },
): number | null => {
  const market = store.get('markets', marketId);
  const price_list_id =
    market?.price_list_id ?? store.where('price_lists', { currency_code: currency })[0]?.id ?? null;
  const items = itemsOfLists(store, store.getAll('sku_lists', [listId])).get(listId) ?? [];
  let sum = 0;
  for (const { sku, quantity } of items) {
    const [price] = store.where('prices', { sku_id: sku.id, price_list_id });
    if (price === undefined) return null;
    sum += price.amount_cents * quantity;
  }
  return sum;
};

/**
 * Creates a bundle (`bundle` null) or updates one. Its currency defaults to its market's, its prices can be computed as
 * the sums of its SKUs' prices, and its code is unique within market and currency.
 */
export const writeBundle = (
  operation: Operation,
  bundle: Rows['bundles'] | null,
  input: Input,
): Result<string> => {
  const { attributes, links } = input;
  const problems: Problem[] = [];
  const currency = currencyOfInput(operation, bundle, input);
  if (currency === null) return failure(blank('currency_code'));
  const marketId = bundle?.market_id ?? links['market']?.id ?? null;
  const listId = bundle?.sku_list_id ?? links['sku_list']?.id ?? '';

  const code = String(attributes['code'] ?? bundle?.code);
  const namesakes = and(
    condition('t.code = ? AND t.currency_code = ?', code, currency),
    condition('t.market_id IS ? AND t.id <> ?', marketId, bundle?.id ?? ''),
  );
  if (operation.store.count('bundles', namesakes) > 0) problems.push(taken('code', code));

  const priceOf = (trigger: string, name: string) => {
    if (attributes[trigger] !== true) return attributes[name];
    const sum = sumOfPrices(operation, listId, { marketId, currency });
    if (sum === null) problems.push(blank(name));
    return sum;
  };
  const price = priceOf('_compute_price_amount', 'price_amount_cents');
  const compareAt = priceOf('_compute_compare_at_amount', 'compare_at_amount_cents');
  const priceless = price === null || (bundle === null && price === undefined);
  if (priceless && attributes['_compute_price_amount'] !== true)
    problems.push(blank('price_amount_cents'));
  if (problems.length > 0) return failure(...problems);
  return writeValues(operation, bundleShape, bundle, input, {
    currency_code: currency,
    price_amount_cents: price,
    compare_at_amount_cents: compareAt,
    ...bundleFlags(operation, listId),
  });
};
