import { datetime, flag, integer, text, trigger } from '../../../engine/definition/attribute.ts';
import { derived, empty, emptyOne, many, one } from '../../../engine/definition/relationship.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

/** Attributes shared by promotions of all types. */
export const promotionAttributes = {
  name: text('required', 'write', 'query'),
  currency_code: text('write', 'query'),
  exclusive: flag('write', 'query').or(false),
  /** Lower numbers apply first. */
  priority: integer('write', 'query'),
  starts_at: datetime('required', 'write', 'query'),
  expires_at: datetime('required', 'write', 'query'),
  total_usage_limit: integer('write', 'query'),
  total_usage_count: integer('query').or(0),
  total_usage_reached: flag('query').or(false),
  active: flag('computed'),
  status: text('computed'),
  weight: integer('computed'),
  coupons_count: integer('computed'),
  _disable: trigger('write'),
  _enable: trigger('write'),
  disabled_at: datetime('query'),
  ...tagged,
} as const;

/** Relationships shared by promotions of all types. */
export const promotionRelationships = {
  market: one('markets', 'write'),
  promotion_rules: many('promotion_rules', 'promotion'),
  order_amount_promotion_rule: one('order_amount_promotion_rules', 'write'),
  sku_list_promotion_rule: one('sku_list_promotion_rules', 'write'),
  coupon_codes_promotion_rule: one('coupon_codes_promotion_rules', 'write'),
  custom_promotion_rule: emptyOne('custom_promotion_rules', 'write'),
  sku_list: one('sku_lists', 'write'),
  coupons: derived('coupons'),
  attachments: empty('attachments'),
  events,
  tags,
  ...audited,
} as const;

/** Relationships of promotions that can be limited to an SKU list. */
export const listedRelationships = { ...promotionRelationships, skus: derived('skus') } as const;
