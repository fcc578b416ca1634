import { aDepositLine, aLine, anOrderReadyToPay } from '../testing/order.ts';
import { oncePerOrder } from './once-per-order.ts';
import { toPurchase } from './to-ecommerce.ts';

const euro = (cents: number) => ({ cents, currency: 'EUR' as const });

describe('purchase', () => {
  it('A1 carries the platform’s amounts, tax and coupon', () => {
    expect(toPurchase(anOrderReadyToPay({ couponCode: 'ESTATE26' }))).toEqual({
      transaction_id: '10042',
      currency: 'EUR',
      value: 29,
      tax: 5.23,
      shipping: 6.9,
      coupon: 'ESTATE26',
      items: [
        { item_id: 'BARBERA-ASTI-750', item_name: 'Barbera d’Asti', price: 14.5, quantity: 2 },
      ],
    });
  });

  it('A1 takes shipping from the adjustment line named shipping_cost', () => {
    const adjustment = aLine({
      id: 'adj',
      type: 'adjustments',
      name: 'shipping_cost',
      total: euro(450),
    });
    const order = anOrderReadyToPay({ lines: [aLine(), adjustment] });
    expect(toPurchase(order).shipping).toBe(4.5);
    expect(toPurchase(order).items).toHaveLength(1);
  });

  it('L5 A1 counts a deposit as neither goods nor shipping', () => {
    const order = anOrderReadyToPay();
    const lines = [aLine(), aDepositLine({ LineAAAAAA: 25 }, 50)];
    const totals = { ...order.totals, deposit: euro(50), total: euro(3940) };
    expect(toPurchase({ ...order, lines, totals })).toEqual(toPurchase(order));
  });

  it('A2 has no personal data', () => {
    const text = JSON.stringify(toPurchase(anOrderReadyToPay()));
    expect(text).not.toMatch(/giulia|garibaldi|amico/i);
  });
});

describe('once per order', () => {
  it('A2 runs once for an order and again for another', () => {
    const action = jest.fn();
    oncePerOrder('one', 'begin_checkout', action);
    oncePerOrder('one', 'begin_checkout', action);
    expect(action).toHaveBeenCalledTimes(1);
    oncePerOrder('two', 'begin_checkout', action);
    expect(action).toHaveBeenCalledTimes(2);
  });
});
