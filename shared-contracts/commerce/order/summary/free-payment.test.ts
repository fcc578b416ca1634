import { toOrder } from '../mapping/to-order.ts';
import { isFreeOrder, isPaidWithoutMethod } from './free-payment.ts';

describe('isPaidWithoutMethod', () => {
  const isPaid = (attributes: Record<string, unknown>) =>
    isPaidWithoutMethod({
      ...toOrder({ type: 'orders', id: 'o', currency_code: 'CHF', ...attributes } as never),
      quantity: 1,
    });

  it.each([
    ['a gift card also pays the price of the method', 0, 300, true],
    ['only part of the method’s price remains', 100, 300, true],
    ['exactly the method’s price remains, as after a coupon of 100 %', 300, 300, true],
    ['a cent of the goods remains', 301, 300, false],
    ['a method without a price, goods to pay', 1, 0, false],
  ])('P3 %s', (_, total, price, expected) => {
    expect(
      isPaid({ total_amount_with_taxes_cents: total, payment_method_amount_cents: price }),
    ).toBe(expected);
  });

  it('P3 includes the tax on the method’s price if taxes are added to prices', () => {
    const taxed = { tax_included: false, tax_rate: 0.1, payment_method_taxable: true };
    const price = { payment_method_amount_cents: 300 };
    expect(isPaid({ ...taxed, ...price, total_amount_with_taxes_cents: 330 })).toBe(true);
    expect(isPaid({ ...taxed, ...price, total_amount_with_taxes_cents: 331 })).toBe(false);
    const untaxed = { ...taxed, payment_method_taxable: false };
    expect(isPaid({ ...untaxed, ...price, total_amount_with_taxes_cents: 330 })).toBe(false);
  });
});

it('P3 requires no payment for goods with a total of zero', () => {
  const order = toOrder({
    id: 'o',
    type: 'orders',
    currency_code: 'EUR',
    total_amount_with_taxes_cents: 0,
  } as never);
  expect(isFreeOrder({ ...order, quantity: 1 })).toBe(true);
  expect(isFreeOrder(order)).toBe(false);
  expect(
    isFreeOrder({
      ...order,
      quantity: 1,
      totals: { ...order.totals, total: { cents: 1, currency: 'EUR' } },
    }),
  ).toBe(false);
});
