import { flag, json, text } from '../../../engine/definition/attribute.ts';
import { empty, many } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

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
