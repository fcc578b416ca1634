import { within } from '../core/condition.ts';
import { flag, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const priceListShape = shape(
  'price_lists',
  {
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'indexed'),
    currency_code: text('required', 'write', 'query'),
    tax_included: flag('write', 'query').or(true),
  },
  {
    prices: many('prices', 'price_list'),
  },
);

export const priceLists = defineResource(priceListShape, {
  scope: ({ markets }, alias) =>
    within(
      `${alias}.id`,
      markets.map(({ priceListId }) => priceListId),
    ),
});
