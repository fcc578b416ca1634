import { ofCurrencyAndMarket } from './scopes.ts';
import { integer, money, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const skuOptionShape = shape(
  'sku_options',
  {
    name: text('required', 'write', 'query'),
    currency_code: text('write', 'query'),
    description: text('write', 'filter'),
    price_amount: money('write', 'query').or(0),
    delay_hours: integer('write', 'query').or(0),
    /** Whole days of `delay_hours`. */
    delay_days: integer('computed'),
    sku_code_regex: text('write'),
  },
  {
    market: one('markets', 'write'),
  },
);

export const skuOptions = defineResource(skuOptionShape, {
  guest: ['list', 'retrieve'],
  scope: ofCurrencyAndMarket,
  compute: { delay_days: (rows) => rows.map(({ delay_hours }) => Math.floor(delay_hours / 24)) },
});
