/** @jest-environment node */
import { document, resource } from '../testing/document.ts';
import { aLine, anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { withoutNeedlessMethod } from './clear-payment-method.ts';
import { isPaidWithoutMethod } from './free-payment.ts';
import { placeOrder } from './place-order.ts';
import { retrieveOrder } from './retrieve-order.ts';
import { toOrder } from './to-order.ts';

const CASH = resource('payment_methods', 'payMethodA', { price_amount_cents: 300, metadata: {} });
const SOURCE = resource('wire_transfers', 'sourceIdAa');
const goods = (attributes: Record<string, unknown>, related = {}) =>
  anOrder(attributes, { line_items: [aLine()], ...related });
/** Cash on delivery at 3.00, and a gift card that pays it along with the goods. */
const NEEDLESS = { payment_method_amount_cents: 300, total_amount_with_taxes_cents: 0 };
const withCash = goods(NEEDLESS, { payment_method: CASH });
const cleared = goods({ payment_method_amount_cents: 0, total_amount_with_taxes_cents: 0 });

describe('isPaidWithoutMethod', () => {
  const isPaid = (attributes: Record<string, unknown>) =>
    isPaidWithoutMethod({
      ...toOrder({ type: 'orders', id: 'o', currency_code: 'CHF', ...attributes } as never),
      quantity: 1,
    });

  it.each([
    ['a card pays the price of the method too', 0, 300, true],
    ['only a part of the price of the method is left', 100, 300, true],
    ['exactly the price of the method is left, as after a coupon of 100 %', 300, 300, true],
    ['a cent of the goods is left', 301, 300, false],
    ['a method without a price, goods to pay', 1, 0, false],
  ])('P3 %s', (_, total, price, expected) => {
    expect(
      isPaid({ total_amount_with_taxes_cents: total, payment_method_amount_cents: price }),
    ).toBe(expected);
  });

  it('P3 counts the tax on the price of the method where taxes come on top', () => {
    const taxed = { tax_included: false, tax_rate: 0.1, payment_method_taxable: true };
    const price = { payment_method_amount_cents: 300 };
    expect(isPaid({ ...taxed, ...price, total_amount_with_taxes_cents: 330 })).toBe(true);
    expect(isPaid({ ...taxed, ...price, total_amount_with_taxes_cents: 331 })).toBe(false);
    const untaxed = { ...taxed, payment_method_taxable: false };
    expect(isPaid({ ...untaxed, ...price, total_amount_with_taxes_cents: 330 })).toBe(false);
  });
});

describe('withoutNeedlessMethod', () => {
  const READ = 'GET orders/orderIdAaa';
  const CLEAR = 'PATCH orders/orderIdAaa';
  const read = withoutNeedlessMethod(retrieveOrder('orderIdAaa'));

  it('P3 clears a payment method that nothing is left to pay with', async () => {
    const platform = fakePlatform({
      [READ]: { body: document(withCash) },
      [CLEAR]: { body: document(cleared) },
    });
    const result = await read(callContext());
    expect(result).toMatchObject({ ok: true, value: { paymentMethod: null } });
    expect(platform.summary()).toEqual([READ, CLEAR]);
    expect(platform.calls[1]?.body.data?.relationships).toEqual({ payment_method: { data: null } });
  });

  it('P4 clears the payment source with the method', async () => {
    const paid = goods(NEEDLESS, { payment_method: CASH, payment_source: SOURCE });
    const platform = fakePlatform({
      [READ]: { body: document(paid) },
      [CLEAR]: { body: document(cleared) },
    });
    await read(callContext());
    expect(platform.calls[1]?.body.data?.attributes).toEqual({ _nullify_payment_source: true });
  });

  it.each([
    ['an order with something left to pay', goods({}, { payment_method: CASH })],
    ['an order without a method', cleared],
    ['a placed order', goods({ ...NEEDLESS, status: 'placed' }, { payment_method: CASH })],
  ])('P3 leaves %s as it is', async (_, order) => {
    const platform = fakePlatform({ [READ]: { body: document(order) } });
    await read(callContext());
    expect(platform.summary()).toEqual([READ]);
  });

  it('P3 keeps the result of the work when clearing fails', async () => {
    fakePlatform({ [READ]: { body: document(withCash) }, [CLEAR]: { status: 500 } });
    expect(await read(callContext())).toMatchObject({
      ok: true,
      value: { paymentMethod: { id: 'payMethodA' } },
    });
  });

  it('P3 P5 an order whose gift card would pay a needless surcharge is not placed', async () => {
    const platform = fakePlatform({ [READ]: { body: document(withCash) } });
    const placed = await placeOrder({
      orderId: 'orderIdAaa',
      agreed: { total: 0, paymentMethodId: null },
    })(callContext());
    expect(placed).toMatchObject({ ok: false, error: { code: 'AMOUNTS_MISMATCHED' } });
    expect(platform.summary()).toEqual([READ]);
  });
});
