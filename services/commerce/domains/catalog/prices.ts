import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  mustExist,
  success,
  taken,
  type Result,
} from '../../engine/definition/problem.ts';
import { priceShape } from './shapes/prices.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { skuOfInput } from '../inventory/sku-of-input.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import type { Rows } from '../rows.ts';

/** Creates a price; a SKU has one in each price list. */
export const createPrice = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const sku = skuOfInput(operation, input);
  const priceList = store.get('price_lists', input.links['price_list']?.id ?? null);
  if (!sku || !priceList) return failure(mustExist(sku ? 'price_list' : 'sku'));
  if (store.where('prices', { sku_id: sku.id, price_list_id: priceList.id }).length > 0)
    return failure(taken('sku', sku.code));
  const values = columnValues(priceShape, input);
  const row = store.insert('prices', {
    ...values,
    sku_id: sku.id,
    sku_code: sku.code,
    currency_code: priceList.currency_code,
    original_amount_cents: Number(input.attributes['amount_cents']),
  });
  return success(row.id);
};

/** Changes a price, and what it repeats of its SKU and its price list. */
export const updatePrice = (
  operation: Operation,
  price: Rows['prices'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const moved = 'sku' in input.links || 'sku_code' in input.attributes;
  const sku = moved ? skuOfInput(operation, input) : store.get('skus', price.sku_id);
  const priceListId = input.links['price_list']?.id ?? price.price_list_id;
  const priceList = store.get('price_lists', priceListId);
  if (!sku || !priceList) return failure(mustExist(sku ? 'price_list' : 'sku'));
  const others = store
    .where('prices', { sku_id: sku.id, price_list_id: priceList.id })
    .filter(({ id }) => id !== price.id);
  if (others.length > 0) return failure(taken('sku', sku.code));
  const amount = input.attributes['amount_cents'];
  return writeValues(operation, priceShape, price, input, {
    sku_id: sku.id,
    sku_code: sku.code,
    currency_code: priceList.currency_code,
    ...(typeof amount === 'number' && { original_amount_cents: amount }),
  });
};
