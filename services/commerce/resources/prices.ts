import { createPrice } from '../inventory/create-price.ts';
import { within } from '../core/condition.ts';
import { datetime, integer, money, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const priceShape = shape(
  'prices',
  {
    currency_code: text(),
    sku_code: text('write', 'indexed'),
    amount: money('required', 'write', 'query'),
    original_amount_cents: integer(),
    compare_at_amount: money('write', 'query'),
    processed_at: datetime('update'),
  },
  {
    price_list: one('price_lists', 'required', 'write'),
    sku: one('skus', 'write'),
  },
);

export const prices = defineResource(priceShape, {
  guest: ['list', 'retrieve'],
  scope: ({ markets }, alias) =>
    within(
      `${alias}.price_list_id`,
      markets.map(({ priceListId }) => priceListId),
    ),
  hiddenAs: 'unauthorized',
  indexes: [['sku_id', 'price_list_id']],
  create: createPrice,
});
