import { aBottle, aLine, anOrder } from '@shop/contracts/testing';
import { planRepairs } from './plan-repairs.ts';

describe('planRepairs', () => {
  it('T15 reduces a line to the stock and removes one without any', () => {
    const order = anOrder({
      lines: [
        aLine({ id: 'few', name: 'Gavi', quantity: 6, available: 2 }),
        aLine({ id: 'none', name: 'Soave', quantity: 1, available: 0 }),
      ],
    });
    expect(planRepairs(order, 'IT')).toEqual([
      { kind: 'reduced', lineId: 'few', name: 'Gavi', quantity: 2 },
      { kind: 'removed', lineId: 'none', name: 'Soave', quantity: 0 },
    ]);
  });

  it('L5 removes a line without the declarations that the ship-to country requires', () => {
    const lines = [
      aLine({ id: 'declared', containers: [aBottle()] }),
      aLine({ id: 'without', name: 'Nivale', containers: [aBottle({ deposit: {} })] }),
    ];
    const order = anOrder({ lines });
    expect(planRepairs(order, 'DE')).toEqual([
      { kind: 'not-sold', lineId: 'without', name: 'Nivale', quantity: 0 },
    ]);
    expect(planRepairs(order, 'IT')).toEqual([]);
  });

  it('T15 keeps lines in stock, lines without reported stock, and lines that are no products', () => {
    const order = anOrder({
      lines: [
        aLine({ id: 'a', quantity: 6, available: 6 }),
        aLine({ id: 'b', quantity: 6, available: null }),
        aLine({ id: 'c', type: 'shipments', quantity: 1, available: 0 }),
      ],
    });
    expect(planRepairs(order, 'IT')).toEqual([]);
  });
});
