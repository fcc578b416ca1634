import { openShop, type Shop } from '../../../testing/orders.ts';
import { aGiftCard } from '../../../testing/promotions.ts';
import { startPlatform } from '../../../testing/start-platform.ts';
import { problemOf } from '../../../testing/stock.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(await startPlatform());
});
afterEach(() => shop.platform.stop());

/** Multiplies a fee of the order, or its tax rate, by a factor. */
const fees = {
  shipping: async (factor: number) => {
    const [method] = await shop.merchant.shipping_methods.list({
      filters: { name_eq: 'Standard' },
    });
    await shop.merchant.shipping_methods.update({
      id: method!.id,
      price_amount_cents: 700 * factor,
    });
  },
  payment: async (factor: number) => {
    const [method] = await shop.merchant.payment_methods.list();
    await shop.merchant.payment_methods.update({
      id: method!.id,
      price_amount_cents: 300 * factor,
    });
  },
  tax: async (factor: number) => {
    const rules = await shop.merchant.tax_rules.list();
    const rule = rules.find(({ tax_rate }) => tax_rate === 0.22);
    await shop.merchant.tax_rules.update({ id: rule!.id, tax_rate: 0.22 * factor });
  },
};

const cases = Object.entries(fees)
  .flatMap(([fee, change]) =>
    [9_000, 1_000].flatMap((balance) =>
      [true, false].map((distributes) => ({ fee, change, balance, distributes })),
    ),
  )
  // A card that pays all and lowers the tax leaves no tax that could change.
  .filter((it) => !(it.fee === 'tax' && it.balance === 9_000 && it.distributes));

/** An order of goods for 25.00 €, fees and taxes on top, which a gift card pays as far as it goes. */
const reviewed = async (balance: number, distributes: boolean) => {
  const card = await aGiftCard(shop.merchant, {
    balance_cents: balance,
    distribute_discount: distributes,
  });
  const id = await shop.ready();
  shop.platform.store.update('orders', id, { tax_included: false });
  const seen = await shop.guest.orders.update({ id, gift_card_code: 'GIFTCARD' });
  return { id, seen, cardId: card.id };
};

const balanceOf = async (id: string) =>
  (await shop.merchant.gift_cards.retrieve(id)).balance_cents!;

describe('an order that a gift card pays', () => {
  it.each(cases)(
    'P2 is placed at a lower fee ($fee, card of $balance, distributes: $distributes)',
    async ({ change, balance, distributes }) => {
      const { id, seen, cardId } = await reviewed(balance, distributes);
      await change(0.5);
      const placed = await shop.guest.orders.update({ id, _place: true });
      const total = placed.total_amount_with_taxes_cents!;
      expect(placed.status).toBe('placed');
      if (balance === 1_000) expect(total).toBeLessThan(seen.total_amount_with_taxes_cents!);
      else expect(total).toBe(0);
      expect(await balanceOf(cardId)).toBe(balance + placed.gift_card_amount_cents!);
      if (balance === 9_000)
        expect(placed.gift_card_amount_cents).toBeGreaterThan(seen.gift_card_amount_cents!);
      else expect(placed.gift_card_amount_cents).toBe(-1_000);
    },
  );

  it.each(cases)(
    'P2 is not placed at a higher fee ($fee, card of $balance, distributes: $distributes)',
    async ({ change, balance, distributes }) => {
      const { id, cardId } = await reviewed(balance, distributes);
      await change(2);
      expect(await problemOf(shop.guest.orders.update({ id, _place: true }))).toBe(
        'mismatched_amounts',
      );
      expect(await balanceOf(cardId)).toBe(balance);
    },
  );

  it('P2 is not placed if the card pays less and the rest costs more', async () => {
    const { id, cardId } = await reviewed(9_000, true);
    await fees.shipping(0.5);
    await shop.merchant.gift_cards.update({ id: cardId, balance_cents: 1_000 });
    expect(await problemOf(shop.guest.orders.update({ id, _place: true }))).toBe(
      'mismatched_amounts',
    );
    expect(await balanceOf(cardId)).toBe(1_000);
  });
});
