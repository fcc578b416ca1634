import type { Money } from '../../market/types.ts';
import type { FulfillmentStatus, OrderStatus, OrderTotals, PaymentStatus } from '../order/types.ts';

/** Money that was paid back. */
export interface Refund {
  id: string;
  amount: Money;
  /** ISO 8601 */
  at: string;
}

/** What a carrier reported about a parcel. */
export interface TrackingEvent {
  /** ISO 8601 */
  at: string;
  /** The carrier's word: `in_transit`, `delivered`, … */
  status: string;
  /** The carrier's own sentence, in the carrier's language. */
  text: string | null;
  place: string | null;
}

export interface TrackedParcel {
  id: string;
  number: string;
  trackingNumber: string | null;
  /** The carrier's page about it. */
  trackingUrl?: string | null;
  status: string | null;
  /** The newest first. */
  events: readonly TrackingEvent[];
}

/** A shipped shipment as its recipients may see it. */
export interface TrackedShipment {
  id: string;
  number: string;
  status: string;
  /** The shipping method's name. */
  method: string | null;
  /** Its names by language. */
  methodNames?: Readonly<Record<string, string>>;
  /** ISO 8601; null before. */
  shippedAt: string | null;
  deliveredAt: string | null;
  parcels: readonly TrackedParcel[];
}

export type ReturnStatus =
  'requested' | 'approved' | 'cancelled' | 'shipped' | 'rejected' | 'received' | 'refunded';

/** Items of an order that their buyer gives back. */
export interface TrackedReturn {
  id: string;
  number: string;
  status: ReturnStatus;
  /** When it was requested, ISO 8601. */
  at: string;
  lines: readonly { id: string; name: string; quantity: number }[];
}

/** Destination of an order, limited to data that anyone with the link may see. */
export interface TrackedPlace {
  city: string;
  country: string;
}

export interface TrackedLine {
  id: string;
  /** As it was called when it was bought. */
  name: string;
  /** What the catalogue calls it, by language. */
  names: Readonly<Record<string, string>>;
  sku: string | null;
  image: string | null;
  quantity: number;
  total: Money;
}

/** An order on its tracking page, without names, street or e-mail address. */
export interface TrackedOrder {
  number: string;
  status: OrderStatus;
  payment: PaymentStatus;
  fulfillment: FulfillmentStatus;
  /** ISO 8601 */
  placedAt: string | null;
  lines: readonly TrackedLine[];
  totals: OrderTotals;
  /** Refunds, oldest first. */
  refunds?: readonly Refund[];
  /** Oldest first. */
  returns?: readonly TrackedReturn[];
  shippingAddress: TrackedPlace | null;
  billingAddress: TrackedPlace | null;
  shipments: readonly TrackedShipment[];
}
