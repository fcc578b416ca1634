import { aLine, anOrder } from '@shop/contracts/testing';
import { planRepairs } from './repair-cart.ts';

describe('planRepairs', () => {
  it('T15 reduces a line to the stock and removes one without any', () => {
    const order = anOrder({
      lines: [
        aLine({ id: 'few', name: 'Gavi', quantity: 6, available: 2 }),
        aLine({ id: 'none', name: 'Soave', quantity: 1, available: 0 }),
      ],
    });
    expect(planRepairs(order)).toEqual([
      { kind: 'reduced', lineId: 'few', name: 'Gavi', quantity: 2 },
      { kind: 'removed', lineId: 'none', name: 'Soave', quantity: 0 },
    ]);
  });

  it('T15 keeps lines in stock, lines without reported stock, and lines that are no products', () => {
    const order = anOrder({
      lines: [
        aLine({ id: 'a', quantity: 6, available: 6 }),
        aLine({ id: 'b', quantity: 6, available: null }),
        aLine({ id: 'c', type: 'shipments', quantity: 1, available: 0 }),
      ],
    });
    expect(planRepairs(order)).toEqual([]);
  });
});
