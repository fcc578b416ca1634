import { anOrder, aShipment } from '../../testing/order.ts';
import { expectedDeliveries } from './expected-delivery.tsx';

const [method] = aShipment().methods;
const placed = (its: Partial<NonNullable<typeof method>>, countryLock = 'GB') =>
  anOrder({
    countryLock,
    placedAt: '2026-12-30T23:30:00Z',
    shipments: [aShipment({ methods: [{ ...method!, ...its }], methodId: method!.id })],
  });

it.each([
  [
    { minDays: 2, maxDays: 4 },
    { from: '2027-01-01', to: '2027-01-03' },
  ],
  [
    { minDays: 1, maxDays: null },
    { from: '2026-12-31', to: '2026-12-31' },
  ],
  [
    { minDays: null, maxDays: 3 },
    { from: '2027-01-02', to: '2027-01-02' },
  ],
  [{ minDays: null, maxDays: null }, null],
])('S8 M8 counts %j from the day the order was placed', (its, days) => {
  expect(expectedDeliveries(placed(its), 'en')).toEqual([{ name: 'Standard', days }]);
});

it.each([
  ['US', '2026-12-31', '2027-01-01'],
  ['IT', '2027-01-01', '2027-01-02'],
  ['JP', '2027-01-01', '2027-01-02'],
])('S8 M8 counts from the date in %s, the destination', (country, from, to) => {
  expect(expectedDeliveries(placed({ minDays: 1, maxDays: 2 }, country), 'en')).toEqual([
    { name: 'Standard', days: { from, to } },
  ]);
});

it('S8 M7 calls the shipping method by its name in the language', () => {
  const order = placed({ names: { it: 'Corriere', de: 'Versand' }, minDays: null, maxDays: null });
  expect(expectedDeliveries(order, 'de')).toEqual([{ name: 'Versand', days: null }]);
});

it('S8 leaves out lines that are not shipped', () => {
  expect(expectedDeliveries(anOrder({ placedAt: '2026-12-30T23:30:00Z' }), 'en')).toEqual([]);
});
