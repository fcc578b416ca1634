import { toTrackedShipment } from './to-tracked-shipment.ts';

const parcel = (its: object = {}) => ({
  id: 'parcel-1',
  number: '#10042/S/001/P/001',
  tracking_number: 'FV0001',
  tracking_status: 'in_transit',
  tracking_status_updated_at: '2026-11-21T08:00:00Z',
  tracking_details: [],
  ...its,
});
const shipment = (...parcels: object[]) => ({
  id: 'shipment-1',
  number: '#10042/S/001',
  status: 'shipped',
  shipped_at: '2026-11-20T16:00:00Z',
  delivered_at: null,
  shipping_method: {
    name: 'Corriere espresso',
    metadata: { text: { en: { name: 'Express courier' } } },
  },
  parcels,
});

describe('a shipment as it is tracked', () => {
  it('S11 has its way of travelling, its times and its parcels', () => {
    expect(toTrackedShipment(shipment(parcel()))).toMatchObject({
      number: '#10042/S/001',
      status: 'shipped',
      method: 'Corriere espresso',
      methodNames: { en: 'Express courier' },
      shippedAt: '2026-11-20T16:00:00Z',
      deliveredAt: null,
      parcels: [{ number: '#10042/S/001/P/001', trackingNumber: 'FV0001', status: 'in_transit' }],
    });
  });

  it('S11 leads to the carrier’s page where the shipping method says how', () => {
    const shipping_method = { metadata: { tracking_url: 'https://c.example/{tracking_number}' } };
    const { parcels } = toTrackedShipment({ ...shipment(parcel()), shipping_method });
    expect(parcels).toMatchObject([{ trackingUrl: 'https://c.example/FV0001' }]);
    expect(toTrackedShipment(shipment(parcel())).parcels).toMatchObject([{ trackingUrl: null }]);
  });

  it('S11 has the carrier’s events, newest first, with the place', () => {
    const tracking_details = [
      { status: 'pre_transit', datetime: '2026-11-20T16:00:00Z', message: 'Label printed' },
      {
        status: 'in_transit',
        datetime: '2026-11-21T08:00:00+01:00',
        tracking_location: { city: 'Alba', country: 'IT' },
      },
    ];
    expect(toTrackedShipment(shipment(parcel({ tracking_details }))).parcels[0]?.events).toEqual([
      { at: '2026-11-21T08:00:00+01:00', status: 'in_transit', text: null, place: 'Alba, IT' },
      { at: '2026-11-20T16:00:00Z', status: 'pre_transit', text: 'Label printed', place: null },
    ]);
  });

  it('S11 has the current state if the carrier has no history', () => {
    expect(toTrackedShipment(shipment(parcel())).parcels[0]?.events).toEqual([
      { at: '2026-11-21T08:00:00Z', status: 'in_transit', text: null, place: null },
    ]);
  });

  it.each([
    ['no list', 'delivered'],
    ['no time', [{ status: 'delivered' }]],
    ['a time that is none', [{ status: 'delivered', datetime: 'yesterday' }]],
    ['no status', [{ datetime: '2026-11-21T08:00:00Z' }]],
    ['nothing at all', [null, 7, 'x', []]],
  ])('S11 drops invalid events of a carrier: %s', (_, tracking_details) => {
    const bare = parcel({ tracking_details, tracking_status: null });
    expect(toTrackedShipment(shipment(bare)).parcels[0]?.events).toEqual([]);
  });
});
