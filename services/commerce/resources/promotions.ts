import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { derivePromotionCoupons } from '../promotion/derive-promotion-coupons.ts';
import { promotionTypes } from '../promotion/promotion-types.ts';
import { promotionAttributes, promotionRelationships } from './promotion-parts.ts';
import { ofPromotion } from './scopes-of-promotions.ts';

export const promotionShape = shape('promotions', promotionAttributes, promotionRelationships);

/** Promotions of all types: each row is shown as what it is. */
export const promotions = defineResource(promotionShape, {
  actions: ['list', 'retrieve'],
  guest: ['list', 'retrieve'],
  sumOf: promotionTypes,
  scope: ofPromotion,
  derive: {
    coupons: derivePromotionCoupons,
    events: deriveEvents('promotions'),
  },
});
