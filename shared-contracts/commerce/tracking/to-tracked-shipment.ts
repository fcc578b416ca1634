import { asRecord, asText } from '../metadata/index.ts';
import { namesOf } from '../metadata/names-of.ts';
import { carrierUrl } from './carrier-url.ts';
import { trackingEvents } from './tracking-events.ts';
import type { TrackedParcel, TrackedShipment, TrackingEvent } from './types.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A carrier with only a current state has a history of one event. */
const presentState = (parcel: Record<string, unknown>): TrackingEvent[] =>
  trackingEvents([
    {
      status: parcel['tracking_status'],
      message: parcel['tracking_status_detail'],
      datetime: parcel['tracking_status_updated_at'],
    },
  ]).map((it) => ({ ...it, text: null }));

const toParcel = (value: unknown, method: Record<string, unknown>): TrackedParcel => {
  const parcel = asRecord(value);
  const events = trackingEvents(parcel['tracking_details']);
  const trackingNumber = asText(parcel['tracking_number']);
  return {
    id: String(parcel['id']),
    number: asText(parcel['number']) ?? '',
    trackingNumber,
    trackingUrl: carrierUrl(method, trackingNumber),
    status: asText(parcel['tracking_status']),
    events: events.length > 0 ? events : presentState(parcel),
  };
};

/**
 * A shipment with its parcels, as it is tracked, out of the platform's: its attributes, with `shipping_method` and
 * `parcels` read along.
 */
export const toTrackedShipment = (
  shipment: Readonly<Record<string, unknown>>,
): TrackedShipment => ({
  id: String(shipment['id']),
  number: asText(shipment['number']) ?? '',
  status: asText(shipment['status']) ?? '',
  method: asText(asRecord(shipment['shipping_method'])['name']),
  methodNames: namesOf(asRecord(shipment['shipping_method'])),
  shippedAt: asText(shipment['shipped_at']),
  deliveredAt: asText(shipment['delivered_at']),
  parcels: listOf(shipment['parcels']).map((it) =>
    toParcel(it, asRecord(shipment['shipping_method'])),
  ),
});
