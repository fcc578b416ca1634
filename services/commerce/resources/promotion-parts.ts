import { datetime, flag, integer, text, trigger } from '../core/attribute.ts';
import { defineResource, type Behaviour, type Row } from '../core/define-resource.ts';
import { derived, empty, emptyOne, many, one } from '../core/relationship.ts';
import type { Shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { computePromotion } from '../promotion/compute-promotion.ts';
import { derivePromotionCoupons } from '../promotion/derive-promotion-coupons.ts';
import { derivePromotionSkus } from '../promotion/derive-promotion-skus.ts';
import { removePromotion } from '../promotion/remove-promotion.ts';
import { writePromotion } from '../promotion/write-promotion.ts';
import type { PromotionType } from '../promotion/promotion-types.ts';
import { audited, events, tagged, tags } from './common.ts';
import { ofPromotion } from './scopes-of-promotions.ts';

/** Attributes all promotions have, whatever they give. */
export const promotionAttributes = {
  name: text('required', 'write', 'query'),
  currency_code: text('write', 'query'),
  exclusive: flag('write', 'query').or(false),
  /** A lower number comes first. */
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

/** Relationships all promotions have. */
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

/** Those of promotions that can be limited to the SKUs of a list. */
export const listedRelationships = { ...promotionRelationships, skus: derived('skus') } as const;

/** What promotions of one type do when they are read and written. */
export const promotionBehaviour = (shape: Shape): Omit<Behaviour<Row>, 'findSingleton'> => {
  const plain = defineResource(shape);
  return {
    guest: ['list', 'retrieve'],
    scope: ofPromotion,
    compute: computePromotion(shape.type as PromotionType),
    derive: {
      coupons: derivePromotionCoupons,
      events: deriveEvents(shape.type),
      skus: derivePromotionSkus,
    },
    create: (operation, input) => writePromotion(operation, plain, undefined, input),
    update: (operation, row, input) => writePromotion(operation, plain, row, input),
    remove: (operation, row) => removePromotion(operation, plain, row),
  };
};
