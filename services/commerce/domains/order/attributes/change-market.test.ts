import { done, openPaymentDesk, type PaymentDesk } from '../../../testing/payment-desk.ts';
import { addCardPayment, aVoucherCart, payByCard } from '../../../testing/payments.ts';
import { problemOf } from '../../../testing/stock.ts';

let cl: PaymentDesk['cl'];
let integration: PaymentDesk['integration'];
let methodId: PaymentDesk['methodId'];
let transactionsOf: PaymentDesk['transactionsOf'];
let platform: PaymentDesk['platform'];
beforeEach(async () => {
  ({ platform, cl, integration, methodId, transactionsOf } = await openPaymentDesk());
});
afterEach(() => platform.stop());

/** A market like the Italian one, with the price list given. */
const aMarket = async (priceList: 'eur' | 'usd') => {
  const [model] = platform.store.where('markets', { code: 'it-eur' });
  const [prices] = platform.store.where('price_lists', { code: priceList });
  const { id } = await integration.markets.create({
    name: `Other ${priceList}`,
    merchant: integration.merchants.relationship(model!.merchant_id),
    price_list: integration.price_lists.relationship(prices!.id),
    inventory_model: integration.inventory_models.relationship(model!.inventory_model_id),
  });
  return integration.markets.relationship(id);
};

/** The voucher's price of 30.00 $: as many cents as in euro. */
const sellInDollars = async () => {
  const [sku] = platform.store.where('skus', { code: 'VOUCHER' });
  const [prices] = platform.store.where('price_lists', { code: 'usd' });
  await integration.prices.create({
    amount_cents: 3_000,
    sku: integration.skus.relationship(sku!.id),
    price_list: integration.price_lists.relationship(prices!.id),
  });
};

const dollarMethod = async () => {
  const { id } = await addCardPayment(integration, { currency_code: 'USD' });
  return integration.payment_methods.relationship(id);
};

describe('an order that moves to another market', () => {
  it.each([
    { currency: 'usd', lines: 0, adjustment_amount_cents: 0 },
    { currency: 'eur', lines: 1, adjustment_amount_cents: -1_000 },
  ] as const)(
    'P5 keeps its $lines adjustments where the currency is $currency',
    async ({ currency, lines, adjustment_amount_cents }) => {
      await sellInDollars();
      const { id } = await aVoucherCart(cl);
      const adjustment = await integration.adjustments.create({
        name: 'Goodwill',
        currency_code: 'EUR',
        amount_cents: -1_000,
      });
      await integration.line_items.create({
        quantity: 1,
        order: integration.orders.relationship(id),
        item: integration.adjustments.relationship(adjustment.id),
      });
      const moved = { id, market: await aMarket(currency) };
      expect(await integration.orders.update(moved)).toMatchObject({
        currency_code: currency.toUpperCase(),
        adjustment_amount_cents,
      });
      const filters = { item_type_eq: 'adjustments' };
      expect(await integration.orders.line_items(id, { filters })).toHaveLength(lines);
    },
  );

  it('P5 is not authorized with goods that are not sold there', async () => {
    const { id } = await aVoucherCart(cl);
    await integration.orders.update({ id, market: await aMarket('usd') });
    await payByCard(integration, id, (await dollarMethod()).id!);
    expect(await problemOf(integration.orders.update({ id, _authorize: true }))).toBe('not_sold');
    expect(await transactionsOf(id)).toEqual([]);
  });

  it('P5 lets go of an authorization in another currency', async () => {
    await sellInDollars();
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    await cl.orders.update({ id, _authorize: true });
    const moved = { id, market: await aMarket('usd'), payment_method: await dollarMethod() };
    expect(await integration.orders.update(moved)).toMatchObject({
      currency_code: 'USD',
      total_amount_cents: 3_000,
      payment_status: 'unpaid',
    });
    expect(await transactionsOf(id)).toEqual([done('authorizations'), done('voids')]);
  });

  it('P5 is not placed in a currency that was not shown', async () => {
    await sellInDollars();
    const { id } = await aVoucherCart(cl);
    await payByCard(cl, id, methodId);
    const moved = { id, market: await aMarket('usd'), payment_method: await dollarMethod() };
    expect(await problemOf(integration.orders.update({ ...moved, _place: true }))).toBe(
      'mismatched_amounts',
    );
  });
});
