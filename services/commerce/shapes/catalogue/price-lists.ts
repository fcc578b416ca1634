import { flag, json, text } from '../../core/attribute.ts';
import { empty, many } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
