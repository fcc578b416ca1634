import { screen } from '@testing-library/react';
import { anAddress, createTestPage, euros, openRoutes } from '@shop/contracts/testing';
import { aPlacedOrder, aTrackedShipment, installOrders } from '../testing/fake-orders.ts';
import { customer } from '../testing/render-account.tsx';
import remote from '../remote.ts';

it.each([
  ['US', '2026-11-25T03:42:00Z', '2026-11-24', '2026-11-24 22:42'],
  ['JP', '2026-11-24T23:00:00Z', '2026-11-25', '2026-11-25 08:00'],
  ['JP', '2026-11-24T17:00:00Z', '2026-11-25', '2026-11-25 02:00'],
])(
  'M8 S11 has the days of the ship-to country: %s at %s',
  async (country_code, at, day, minute) => {
    const past = aPlacedOrder({
      placedAt: at,
      paymentStatus: 'partially_refunded',
      countryLock: null,
      shippingAddress: anAddress({ country_code }),
    });
    const lines = [{ id: 'l', name: 'Gavi', quantity: 2 }];
    const events = [{ at, status: 'in_transit' as const, text: null, place: null }];
    const parcel = { trackingNumber: null, trackingUrl: null, status: 'in_transit' as const };
    installOrders({
      past,
      refunds: [{ id: 'r', amount: euros(500), at }],
      returns: [{ id: 'r', number: '10042/R/1', status: 'approved', at, lines }],
      shipments: [
        aTrackedShipment({ shippedAt: at, parcels: [{ id: 'p', number: '1', ...parcel, events }] }),
      ],
    });
    await openRoutes(remote, createTestPage({ session: customer }), '/account/orders/OrderAAAAA');
    expect(await screen.findByText(day)).toBeVisible();
    expect(await screen.findByText(`Refunded on ${day}`)).toBeVisible();
    expect(await screen.findByText(`Return 10042/R/1 of ${day}`)).toBeVisible();
    // Left, and on its way.
    expect(screen.getAllByText(minute)).toHaveLength(2);
  },
);
