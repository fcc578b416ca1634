import type {
  Coupon,
  CouponCreate,
  GiftCard,
  GiftCardCreate,
  PercentageDiscountPromotion,
  PercentageDiscountPromotionCreate,
} from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';

/** A promotion that runs now. */
export const aPromotion = {
  name: 'Welcome',
  starts_at: '2020-01-01T00:00:00.000Z',
  expires_at: '2099-01-01T00:00:00.000Z',
} as const;

/** A running percentage promotion of every market, 10 % unless told. */
export const aPercentage = (
  cl: CommerceLayerBundle,
  values: Partial<PercentageDiscountPromotionCreate> = {},
): Promise<PercentageDiscountPromotion> =>
  cl.percentage_discount_promotions.create({ ...aPromotion, percentage: 10, ...values });

/** Ties a coupon to any promotion. */
export const aCouponOf = async (
  cl: CommerceLayerBundle,
  promotion: { readonly id: string; readonly type: string },
  values: Partial<CouponCreate> = {},
): Promise<Coupon> => {
  const rule = await cl.coupon_codes_promotion_rules.create({
    promotion: { id: promotion.id, type: promotion.type as 'percentage_discount_promotions' },
  });
  return cl.coupons.create({
    code: 'WELCOME-10',
    promotion_rule: cl.coupon_codes_promotion_rules.relationship(rule.id),
    ...values,
  });
};

/** A coupon for 10 % off, or whatever the promotion's values say. */
export const aCoupon = async (
  cl: CommerceLayerBundle,
  coupon: Partial<CouponCreate> = {},
  promotion: Partial<PercentageDiscountPromotionCreate> = {},
): Promise<Coupon> => aCouponOf(cl, await aPercentage(cl, promotion), coupon);

/** An active gift card of 10 euros unless told. */
export const aGiftCard = async (
  cl: CommerceLayerBundle,
  values: Partial<GiftCardCreate> = {},
): Promise<GiftCard> => {
  const card = await cl.gift_cards.create({
    currency_code: 'EUR',
    balance_cents: 1_000,
    code: 'GIFTCARD-0001-ABCD',
    ...values,
  });
  return cl.gift_cards.update({ id: card.id, _activate: true });
};

/** The first problem an answer carries, as the SDK gives it. */
export const problemOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = (await work.then(
    () => ({ errors: ['it succeeded'] }),
    (cause: unknown) => cause,
  )) as { errors?: readonly { detail: string; meta?: { error: string } }[] };
  const [first] = error.errors ?? [];
  return first && typeof first === 'object'
    ? { detail: first.detail, error: first.meta?.error }
    : (first ?? error);
};
