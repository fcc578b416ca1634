import { strict as assert } from 'node:assert';
import { fillCart } from '../../fill-cart.ts';
import { problemOf } from '../../problem-of.ts';
import type { Scenarios } from '../../scenario.ts';
import { asGuest, asIntegration } from '../../sign-in.ts';

const soon = () => new Date(Date.now() + 86_400_000).toISOString();
const before = () => new Date(Date.now() - 60_000).toISOString();

/** V7: coupons and gift cards, made by the back office and used by a guest. */
export const codes: Scenarios = {
  'V7 a coupon of a promotion lowers the total, and is taken away again': async (setup) => {
    const office = await asIntegration(setup);
    const promotion = await office.percentage_discount_promotions.create({
      name: 'Autunno',
      percentage: 10,
      starts_at: before(),
      expires_at: soon(),
      total_usage_limit: 5,
    });
    const rule = await office.coupon_codes_promotion_rules.create({
      promotion: office.percentage_discount_promotions.relationship(promotion.id),
    });
    await office.coupons.create({
      code: 'AUTUNNO10',
      usage_limit: 5,
      promotion_rule: office.coupon_codes_promotion_rules.relationship(rule.id),
    });
    const cl = await asGuest(setup);
    const { id } = await fillCart(cl, 'CORKSCREW');
    const lower = await cl.orders.update(
      { id, coupon_code: 'AUTUNNO10' },
      { include: ['line_items'] },
    );
    assert.equal(lower.coupon_code, 'AUTUNNO10');
    assert.equal(lower.subtotal_amount_cents, 4_000);
    assert.equal(lower.discount_amount_cents, -400);
    assert.equal(lower.formatted_discount_amount, '-€4,00');
    assert.equal(lower.total_amount_cents, 3_600);
    assert.ok(lower.line_items?.some((it) => it.item_type === 'percentage_discount_promotions'));
    const full = await cl.orders.update({ id, coupon_code: '' });
    assert.equal(full.total_amount_cents, 4_000);
    assert.equal(full.coupon_code, null);
  },
  'V7 a gift card pays; what is no card and no coupon is refused': async (setup) => {
    const office = await asIntegration(setup);
    const card = await office.gift_cards.create({ currency_code: 'EUR', balance_cents: 1_500 });
    await office.gift_cards.update({ id: card.id, _purchase: true });
    const active = await office.gift_cards.update({ id: card.id, _activate: true });
    assert.equal(active.status, 'active');
    const cl = await asGuest(setup);
    const { id } = await fillCart(cl, 'CORKSCREW');
    const lower = await cl.orders.update({ id, gift_card_code: active.code ?? '' });
    assert.equal(lower.gift_card_code, active.code);
    assert.equal(lower.gift_card_amount_cents, -1_500);
    const noCoupon = await problemOf(cl.orders.update({ id, coupon_code: 'NIENTE-SCONTO' }));
    assert.equal(noCoupon.first().detail, "coupon_code - doesn't exist");
    const noCard = await problemOf(cl.orders.update({ id, gift_card_code: 'NIENTE-CARTA' }));
    assert.match(String(noCard.first().detail), /^gift_card_code - /);
  },
};
