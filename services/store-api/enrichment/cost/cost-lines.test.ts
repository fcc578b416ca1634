import { shippingCost, type OpenMethod } from '@shop/contracts/commerce/shipping';
import { NO_DEPOSITS, type CostLine } from './cost-line.ts';
import { planCostLines as planAll } from './plan-cost-lines.ts';

const method = (id: string, cents: number): OpenMethod => ({
  id,
  reference: `courier-${id}`,
  cents,
});
const parcel = (methodId: string | null, ...methods: OpenMethod[]) => ({
  id: 'parcel',
  methodId,
  methods,
});
const FAST = method('fast', 1500);
const MARKET = method('italy', 690);
const SLOW = method('slow', 300);

describe('shippingCost', () => {
  it.each([
    ['the method chosen', parcel('fast', SLOW, MARKET, FAST), 1500],
    ['the market’s own while none is chosen', parcel(null, SLOW, MARKET, FAST), 690],
    ['the cheapest where the market’s does not go', parcel(null, FAST, SLOW), 300],
    ['the market’s own where the one chosen is no longer open', parcel('gone', MARKET, SLOW), 690],
  ])('A1 takes %s', (_what, shipment, cost) => {
    expect(shippingCost([shipment], 'courier-italy')).toBe(cost);
  });

  it('A1 adds up the parcels', () => {
    expect(shippingCost([parcel(null, MARKET), parcel(null, FAST)], 'courier-italy')).toBe(2190);
  });

  it('A1 is not known where nothing ships, or a parcel cannot be sent', () => {
    expect(shippingCost([], null)).toBeNull();
    expect(shippingCost([parcel(null, MARKET), parcel(null)], null)).toBeNull();
  });
});

const planCostLines = (lines: readonly CostLine[], cost: number | null) =>
  planAll(lines, cost, NO_DEPOSITS);

describe('planCostLines', () => {
  const line = (id: string, cents: number, name: CostLine['name'] = 'shipping_cost'): CostLine => ({
    id,
    name,
    cents,
    deposits: {},
  });
  const offset = (id: string, cents: number) => line(id, cents, 'shipping_cost_offset');

  it('A1 makes both lines, which come to nothing', () => {
    expect(planCostLines([], 690)).toEqual([
      { kind: 'create', name: 'shipping_cost_offset', cents: -690 },
      { kind: 'create', name: 'shipping_cost', cents: 690 },
    ]);
  });

  it('A1 writes nothing when they are right, and none are wanted when there are none', () => {
    expect(planCostLines([line('a', 690), offset('b', -690)], 690)).toEqual([]);
    expect(planCostLines([], 0)).toEqual([]);
    expect(planCostLines([], null)).toEqual([]);
  });

  it('A1 updates wrong lines and removes duplicates', () => {
    expect(planCostLines([line('c', 1), line('a', 1), offset('b', -690)], 690)).toEqual([
      { kind: 'update', id: 'a', cents: 690 },
      { kind: 'remove', id: 'c' },
    ]);
  });

  it.each([0, null])('A1 takes both away at a cost of %s', (cost) => {
    expect(planCostLines([line('a', 690), offset('b', -690)], cost)).toEqual([
      { kind: 'remove', id: 'b' },
      { kind: 'remove', id: 'a' },
    ]);
  });

  describe('L5 deposits', () => {
    const deposits = { cents: 75, byLine: { water: 25, box: 50 } };
    const metadata = { deposits: deposits.byLine };
    const depositLine = (cents: number, byLine: Record<string, number>): CostLine => ({
      ...line('d', cents, 'deposit'),
      deposits: byLine,
    });

    it('are one line that tells what it consists of', () => {
      expect(planAll([], null, deposits)).toEqual([
        { kind: 'create', name: 'deposit', cents: 75, ...metadata },
      ]);
      expect(planAll([depositLine(75, { box: 50, water: 25 })], null, deposits)).toEqual([]);
    });

    it('are written again when the sum or a part differs, and taken away without any', () => {
      const update = [{ kind: 'update', id: 'd', cents: 75, ...metadata }];
      expect(planAll([depositLine(50, deposits.byLine)], null, deposits)).toEqual(update);
      expect(planAll([depositLine(75, { water: 75 })], null, deposits)).toEqual(update);
      expect(planAll([depositLine(75, deposits.byLine)], null, NO_DEPOSITS)).toEqual([
        { kind: 'remove', id: 'd' },
      ]);
    });
  });
});
