import { audited } from './common.ts';
import { within } from '../core/condition.ts';
import { flag, json, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const priceListShape = shape(
  'price_lists',
  {
    name: text('required', 'write', 'query'),
    code: text('write', 'query', 'unique'),
    currency_code: text('required', 'write', 'query'),
    tax_included: flag('write', 'query').or(true),
    rule_outcomes: json(),
    rules: json('write', 'filter'),
    resource_payload: json(),
  },
  {
    prices: many('prices', 'price_list'),
    price_list_schedulers: empty('price_list_schedulers'),
    attachments: empty('attachments'),
    ...audited,
  },
);

export const priceLists = defineResource(priceListShape, {
  scope: ({ markets }, alias) =>
    within(
      `${alias}.id`,
      markets.map(({ priceListId }) => priceListId),
    ),
});
