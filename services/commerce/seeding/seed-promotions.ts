import type { Seed } from './seed-format.ts';
import type { SeedGiftCard, SeedPromotion } from './seed-promotions-format.ts';
import type { Seeder } from './seeder.ts';

const seedPromotion = (
  { put, linked, id, store }: Seeder,
  promotion: SeedPromotion,
  hasCoupons: boolean,
) => {
  const { type, market, skuList, order_amount_cents, use_subtotal, ...values } = promotion;
  const { reference } = promotion;
  const amountRule = id('order_amount_promotion_rules', reference);
  const promotion_id = put(type, reference, {
    ...values,
    market_id: linked('markets', market),
    sku_list_id: linked('sku_lists', skuList),
    // Coupons that are in the file no more stay, and so does the rule that asks for one of them.
    ...(hasCoupons && {
      coupon_codes_promotion_rule_id: id('coupon_codes_promotion_rules', reference),
    }),
    order_amount_promotion_rule_id: order_amount_cents === undefined ? null : amountRule,
  });
  const link = { promotion_id, promotion_type: type };
  if (hasCoupons) put('coupon_codes_promotion_rules', reference, link);
  if (order_amount_cents === undefined) store.remove('order_amount_promotion_rules', amountRule);
  else
    put('order_amount_promotion_rules', reference, {
      ...link,
      order_amount_cents,
      use_subtotal: use_subtotal ?? false,
    });
};

const seedGiftCard = ({ put, store, id }: Seeder, card: SeedGiftCard): void => {
  // An existing card keeps its balance.
  if (store.get('gift_cards', id('gift_cards', card.reference))) return;
  const { balance_cents } = card;
  const datetime = new Date().toISOString();
  put('gift_cards', card.reference, {
    ...card,
    status: 'active',
    initial_balance_cents: balance_cents,
    balance_log: [{ datetime, balance_change_cents: balance_cents }],
  });
};

/** Promotions with their rules, coupons and gift cards. Uses counted since the last time stay counted. */
export const seedPromotions = (seeder: Seeder, seed: Seed): void => {
  const { promotions, coupons, giftCards } = seed;
  for (const promotion of promotions)
    seedPromotion(
      seeder,
      promotion,
      coupons.some((it) => it.promotion === promotion.reference),
    );
  for (const { promotion, ...coupon } of coupons)
    seeder.put('coupons', coupon.code, {
      reference: coupon.code,
      ...coupon,
      promotion_rule_id: seeder.idOf('coupon_codes_promotion_rules', promotion),
    });
  for (const card of giftCards) seedGiftCard(seeder, card);
};
