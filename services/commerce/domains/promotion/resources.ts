import {
  type Behavior,
  defineResource,
  type Resource,
  type Row,
} from '../../engine/definition/define-resource.ts';
import type { Shape } from '../../engine/definition/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { computePromotion } from './compute-promotion.ts';
import { createGiftCard } from './gift-cards/create-gift-card.ts';
import { derivePromotionCoupons, derivePromotionSkus } from './derive-of-promotion.ts';
import { removeGiftCard, updateGiftCard } from './gift-cards/change-gift-card.ts';
import { removePromotion, removeRule } from './remove-promotion.ts';
import { writeCoupon } from './write-coupon.ts';
import { writePromotion } from './write-promotion.ts';
import { writeRule } from './write-rule.ts';
import { ofGiftCard, ofPromotion } from './promotion-scopes.ts';
import { forIntegrations } from '../sales-channel.ts';
import { couponCodesPromotionRuleShape } from './shapes/coupon-codes-promotion-rules.ts';
import { couponRecipientShape } from './shapes/coupon-recipients.ts';
import { couponShape } from './shapes/coupons.ts';
import { fixedAmountPromotionShape } from './shapes/fixed-amount-promotions.ts';
import { freeShippingPromotionShape } from './shapes/free-shipping-promotions.ts';
import { giftCardRecipientShape } from './shapes/gift-card-recipients.ts';
import { giftCardShape } from './shapes/gift-cards.ts';
import { orderAmountPromotionRuleShape } from './shapes/order-amount-promotion-rules.ts';
import { percentageDiscountPromotionShape } from './shapes/percentage-discount-promotions.ts';
import { promotionRuleShape } from './shapes/promotion-rules.ts';
import { type PromotionType, promotionTypes, ruleTypes } from './shapes/promotion-types.ts';
import { promotionShape } from './shapes/promotions.ts';
import { skuListPromotionRuleShape } from './shapes/sku-list-promotion-rules.ts';

/** Promotions of every type share their permissions, computed values and writers. */
const promotionBehavior = (shape: Shape): Omit<Behavior<Row>, 'findSingleton'> => ({
  guest: ['list', 'retrieve'],
  scope: ofPromotion,
  compute: computePromotion(shape.type as PromotionType),
  derive: {
    coupons: derivePromotionCoupons,
    events: deriveEvents(shape.type),
    skus: derivePromotionSkus,
  },
  create: (operation, input) => writePromotion(operation, shape, undefined, input),
  update: (operation, row, input) => writePromotion(operation, shape, row, input),
  remove: (operation, row) => removePromotion(operation, shape, row),
});

/** Resources of promotions, their rules, coupons and gift cards. */
export const promotionResources: readonly Resource[] = [
  /** Promotions of all types. Each row is serialized as its own type. */
  defineResource(promotionShape, {
    actions: ['list', 'retrieve'],
    guest: ['list', 'retrieve'],
    sumOf: promotionTypes,
    scope: ofPromotion,
    derive: {
      coupons: derivePromotionCoupons,
      events: deriveEvents('promotions'),
    },
  }),
  defineResource(
    percentageDiscountPromotionShape,
    promotionBehavior(percentageDiscountPromotionShape),
  ),
  defineResource(fixedAmountPromotionShape, promotionBehavior(fixedAmountPromotionShape)),
  defineResource(freeShippingPromotionShape, promotionBehavior(freeShippingPromotionShape)),
  /** Rules of all types. Each row is serialized as its own type. */
  defineResource(promotionRuleShape, {
    actions: ['list', 'retrieve'],
    sumOf: ruleTypes,
  }),
  /** The promotion applies to orders that carry one of the rule's coupon codes. */
  defineResource(couponCodesPromotionRuleShape, {
    create: (operation, input) =>
      writeRule(operation, couponCodesPromotionRuleShape, undefined, input),
    update: (operation, row, input) =>
      writeRule(operation, couponCodesPromotionRuleShape, row, input),
    remove: (operation, row) => removeRule(operation, 'coupon_codes_promotion_rules', row),
  }),
  /** The promotion applies to orders of a minimum amount. */
  defineResource(orderAmountPromotionRuleShape, {
    create: (operation, input) =>
      writeRule(operation, orderAmountPromotionRuleShape, undefined, input),
    update: (operation, row, input) =>
      writeRule(operation, orderAmountPromotionRuleShape, row, input),
    remove: (operation, row) => removeRule(operation, 'order_amount_promotion_rules', row),
  }),
  /** The promotion applies to orders that hold SKUs of a list. */
  defineResource(skuListPromotionRuleShape, {
    derive: { skus: derivePromotionSkus },
    create: (operation, input) => writeRule(operation, skuListPromotionRuleShape, undefined, input),
    update: (operation, row, input) => writeRule(operation, skuListPromotionRuleShape, row, input),
    remove: (operation, row) => removeRule(operation, 'sku_list_promotion_rules', row),
  }),
  defineResource(couponShape, {
    scope: forIntegrations,
    derive: { events: deriveEvents('coupons') },
    create: (operation, input) => writeCoupon(operation, undefined, input),
    update: writeCoupon,
  }),
  defineResource(couponRecipientShape, {
    scope: forIntegrations,
  }),
  /** The shopper's client creates the card before buying it; only integrations activate it. */
  defineResource(giftCardShape, {
    emits: ['purchase', 'activate', 'deactivate', 'use', 'redeem'],
    guest: ['retrieve', 'create', 'update'],
    scope: ofGiftCard,
    derive: { events: deriveEvents('gift_cards') },
    create: createGiftCard,
    update: updateGiftCard,
    remove: removeGiftCard,
  }),
  defineResource(giftCardRecipientShape, {
    guest: ['create'],
    scope: forIntegrations,
  }),
];
