import { datetime, integer, json, money, text } from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';
import { ofToken } from '../../token-shape.ts';

export const priceShape = shape(
  'prices',
  {
    currency_code: text(),
    sku_code: text('write', 'indexed'),
    amount: money('required', 'write', 'query'),
    original_amount_cents: integer(),
    formatted_original_amount: text('computed'),
    compare_at_amount: money('write', 'query'),
    rule_outcomes: json(),
    processed_at: datetime('update'),
    rules: json('write', 'filter'),
    resource_payload: json(),
    jwt_custom_claim: json('computed'),
  },
  {
    price_list: one('price_lists', 'required', 'write'),
    /** Required, but may be given by `sku_code` as well. */
    sku: one('skus', 'write'),
    price_tiers: empty('price_tiers', 'write'),
    price_volume_tiers: empty('price_volume_tiers'),
    price_frequency_tiers: empty('price_frequency_tiers'),
    attachments: empty('attachments'),
    ...ofToken,
    ...audited,
  },
);
