import { type Behavior, defineResource, type Resource, type Row } from '../core/define-resource.ts';
import type { Shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { computePromotion } from '../promotion/compute-promotion.ts';
import { createGiftCard } from '../promotion/gift-cards/create-gift-card.ts';
import { derivePromotionCoupons } from '../promotion/derive-promotion-coupons.ts';
import { derivePromotionSkus } from '../promotion/derive-promotion-skus.ts';
import { removeGiftCard } from '../promotion/gift-cards/remove-gift-card.ts';
import { removePromotion } from '../promotion/remove-promotion.ts';
import { removeRule } from '../promotion/remove-rule.ts';
import { updateGiftCard } from '../promotion/gift-cards/update-gift-card.ts';
import { writeCoupon } from '../promotion/write-coupon.ts';
import { writePromotion } from '../promotion/write-promotion.ts';
import { writeRule } from '../promotion/write-rule.ts';
import { forIntegrations, ofGiftCard, ofPromotion } from '../scopes/promotions.ts';
import { couponCodesPromotionRuleShape } from '../shapes/promotion/coupon-codes-promotion-rules.ts';
import { couponRecipientShape } from '../shapes/promotion/coupon-recipients.ts';
import { couponShape } from '../shapes/promotion/coupons.ts';
import { fixedAmountPromotionShape } from '../shapes/promotion/fixed-amount-promotions.ts';
import { freeShippingPromotionShape } from '../shapes/promotion/free-shipping-promotions.ts';
import { giftCardRecipientShape } from '../shapes/promotion/gift-card-recipients.ts';
import { giftCardShape } from '../shapes/promotion/gift-cards.ts';
import { orderAmountPromotionRuleShape } from '../shapes/promotion/order-amount-promotion-rules.ts';
import { percentageDiscountPromotionShape } from '../shapes/promotion/percentage-discount-promotions.ts';
import { promotionRuleShape } from '../shapes/promotion/promotion-rules.ts';
import {
  type PromotionType,
  promotionTypes,
  ruleTypes,
} from '../shapes/promotion/promotion-types.ts';
import { promotionShape } from '../shapes/promotion/promotions.ts';
import { skuListPromotionRuleShape } from '../shapes/promotion/sku-list-promotion-rules.ts';

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
