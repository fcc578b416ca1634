/** Reads that only screens of the account need: a chunk of their own. */
import { operation, type Operation } from '../call/operation.ts';
import { toStoredPayment } from '../order/mapping/to-payment.ts';
import type { StoredPayment } from '../order/types.ts';
import { toRefunds } from '../tracking/to-refunds.ts';
import { toTrackedShipment } from '../tracking/to-tracked-shipment.ts';
import { toReturns } from '../tracking/to-returns.ts';
import type { Refund, TrackedReturn, TrackedShipment } from '../tracking/types.ts';

/** Refunds of an order the visitor may read. Included in the order, because sales channels cannot list refunds. */
export const listRefunds = (orderId: string): Operation<Refund[]> =>
  operation(async ({ orders, options }) => {
    const { refunds } = await orders.retrieve(orderId, { include: ['refunds'] }, options);
    return toRefunds(refunds);
  });

/** Returns of an order of the customer, with their lines. */
export const listReturns = (orderId: string): Operation<TrackedReturn[]> =>
  operation(async ({ orders, options }) => {
    const params = { include: ['return_line_items'], pageSize: 25 as const };
    return toReturns(await orders.returns(orderId, params, options));
  });

/** Shipments of an order the visitor may read, with parcels and the carriers' tracking events. */
export const listTrackedShipments = (orderId: string): Operation<TrackedShipment[]> =>
  operation(async ({ orders, options }) => {
    const params = { include: ['shipping_method', 'parcels'], pageSize: 25 as const };
    const shipments = await orders.shipments(orderId, params, options);
    return shipments.map((it) => toTrackedShipment({ ...it }));
  });

export interface ListWalletInput {
  /** Customer whose token the call uses; the platform shows no other wallet. */
  ownerId: string;
}

/** All payment sources in the customer's wallet, at most 25. */
export const listWallet = ({ ownerId }: ListWalletInput): Operation<StoredPayment[]> =>
  operation(async ({ customers, options }) => {
    const params = { include: ['payment_source'], pageSize: 25 as const };
    return (await customers.customer_payment_sources(ownerId, params, options)).map(
      toStoredPayment,
    );
  });
