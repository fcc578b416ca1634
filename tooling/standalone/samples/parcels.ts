import type { Order } from '@shop/contracts/commerce/order';
import { sampleAddress } from './addresses.ts';
import type { Desk } from './desk.ts';

const HOUR = 3_600_000;

/** What the carrier reported about a parcel, the latest last. */
const trackingDetails = (statuses: readonly string[], city: string) =>
  statuses.map((status, index) => ({
    status,
    datetime: new Date(Date.now() - (statuses.length - index) * HOUR).toISOString(),
    tracking_location: { city },
  }));

const ON_ITS_WAY = ['pre_transit', 'in_transit'];

/** Captures an order's payment and ships it, each shipment in one parcel with tracking. */
export const ship = async (
  { backOffice, country }: Desk,
  { id }: Order,
  arrives = false,
): Promise<void> => {
  const { list, create, update } = backOffice;
  await update({ type: 'orders', id }, { _approve_and_capture: true });
  const [location] = await list('stock_locations');
  if (!location) throw new Error('There is no stock location');
  const dimensions = { length: 40, width: 20, height: 20, unit_of_length: 'cm' };
  const box = await create(
    'packages',
    { name: 'Cartone', ...dimensions },
    { stock_location: location },
  );
  const statuses = arrives ? [...ON_ITS_WAY, 'out_for_delivery', 'delivered'] : ON_ITS_WAY;
  for (const shipment of await list(`orders/${id}/shipments`)) {
    await update(shipment, { _packing: true });
    const parcel = {
      weight: 900,
      unit_of_weight: 'gr',
      tracking_number: `FV${id.slice(-8).toUpperCase()}`,
      tracking_status: statuses.at(-1),
      tracking_details: trackingDetails(statuses, sampleAddress(country).city),
    };
    await create('parcels', parcel, { shipment, package: box });
    await update(shipment, { _ready_to_ship: true });
    await update(shipment, { _ship: true });
    if (arrives) await update(shipment, { _deliver: true });
  }
};
