import fc from 'fast-check';
import { openStore } from '../../../engine/store/store.ts';
import { strategies, type Strategy } from '../../inventory/inventory-models.ts';
import { resources } from '../../index.ts';
import type { Rows } from '../../rows.ts';
import { allocateStock } from './allocate-stock.ts';
import { planShipments } from './plan-shipments.ts';

const store = openStore(':memory:', resources);
afterAll(() => store.close());

const aSku = (id: string, values: Partial<Rows['skus']> = {}): Rows['skus'] =>
  store.insert('skus', { code: id, name: id, shipping_category_id: 'bottles', ...values });

const wine = aSku('wine');
const glass = aSku('glass', { shipping_category_id: 'gifts' });
const voucher = aSku('voucher', { do_not_ship: true, do_not_track: true });
const level = (sku: Rows['skus'], locationId: string, quantity: number) => ({
  stockItemId: `${sku.code}@${locationId}`,
  skuId: sku.id,
  locationId,
  quantity,
});
const goods = (sku: Rows['skus'], quantity: number) => ({
  lineItemId: `line ${sku.code}`,
  sku,
  quantity,
});

describe('allocateStock', () => {
  it('lets the first location that has everything send it all', () => {
    const levels = [level(wine, 'near', 1), level(wine, 'far', 5), level(glass, 'far', 5)];
    const result = allocateStock(
      [goods(wine, 2), goods(glass, 1)],
      levels,
      ['near', 'far'],
      'no_split',
    );
    expect(result.map(({ stockItemId, quantity }) => [stockItemId, quantity])).toEqual([
      ['wine@far', 2],
      ['glass@far', 1],
    ]);
    expect(planShipments(result)).toEqual([
      { locationId: 'far', shippingCategoryId: 'bottles', units: 2 },
      { locationId: 'far', shippingCategoryId: 'gifts', units: 1 },
    ]);
  });

  it('takes from the nearest first when shipments may be split', () => {
    const levels = [level(wine, 'near', 1), level(wine, 'far', 5)];
    const result = allocateStock([goods(wine, 3)], levels, ['near', 'far'], 'split_shipments');
    expect(result.map(({ stockItemId, quantity }) => [stockItemId, quantity])).toEqual([
      ['wine@near', 1],
      ['wine@far', 2],
    ]);
  });

  const near = 'wine@near';
  const far = 'wine@far';
  it.each<[Strategy, number, number, number, [string, string, number][]]>([
    ['no_split', 3, 5, 5, [[near, 'near', 3]]],
    ['no_split', 3, 1, 5, [[far, 'far', 3]]],
    [
      'no_split',
      3,
      2,
      2,
      [
        [near, 'near', 2],
        [far, 'far', 1],
      ],
    ],
    ['split_shipments', 3, 5, 5, [[near, 'near', 3]]],
    [
      'split_shipments',
      3,
      1,
      5,
      [
        [near, 'near', 1],
        [far, 'far', 2],
      ],
    ],
    [
      'ship_from_primary',
      3,
      1,
      5,
      [
        [near, 'near', 1],
        [far, 'near', 2],
      ],
    ],
    ['ship_from_primary', 3, 0, 5, [[far, 'near', 3]]],
    ['ship_from_first_available_or_primary', 3, 1, 5, [[far, 'far', 3]]],
    [
      'ship_from_first_available_or_primary',
      3,
      2,
      2,
      [
        [near, 'near', 2],
        [far, 'near', 1],
      ],
    ],
  ])('%s of %p with %p near and %p far', (strategy, wanted, nearby, faraway, expected) => {
    const levels = [level(wine, 'near', nearby), level(wine, 'far', faraway)];
    const result = allocateStock([goods(wine, wanted)], levels, ['near', 'far'], strategy);
    expect(result.map((it) => [it.stockItemId, it.locationId, it.quantity])).toEqual(expected);
    const shipments = new Set(expected.map(([, location]) => location));
    expect(planShipments(result)).toHaveLength(shipments.size);
  });

  it('makes no shipment of what does not ship', () => {
    expect(planShipments(allocateStock([goods(voucher, 1)], [], ['near'], 'no_split'))).toEqual([]);
  });

  it('accounts for every unit asked for and never takes more than there is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(6), { minLength: 2, maxLength: 2 }),
        fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...strategies),
        ([wines = 0, glasses = 0], [a = 0, b = 0, c = 0, d = 0], strategy) => {
          const levels = [
            level(wine, 'near', a),
            level(wine, 'far', b),
            level(glass, 'near', c),
            level(glass, 'far', d),
          ];
          const wanted = [goods(wine, wines), goods(glass, glasses)];
          const result = allocateStock(wanted, levels, ['near', 'far'], strategy);
          const units = (sku: Rows['skus']) =>
            result.filter((it) => it.skuId === sku.id).reduce((sum, it) => sum + it.quantity, 0);
          expect([units(wine), units(glass)]).toEqual([wines, glasses]);
          const enough = wines <= a + b && glasses <= c + d;
          for (const { stockItemId, quantity } of levels) {
            const taken = result
              .filter((it) => it.stockItemId === stockItemId)
              .reduce((sum, it) => sum + it.quantity, 0);
            if (enough) expect(taken).toBeLessThanOrEqual(quantity);
          }
        },
      ),
    );
  });
});
