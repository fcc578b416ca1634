import type { Order, Shipment, ShippingMethod } from '@shop/contracts/commerce/order';
import { keepDraft, readDraft } from '../checkout-draft.ts';

/** Stores the selected shipping method of a shipment for the duration of the checkout. */
export const keepMethod = (shipmentId: string, methodId: string): void =>
  keepDraft('shipping', { ...readDraft().shipping, [shipmentId]: methodId });

/** The stored method of a shipment, if it is still available. */
export const keptMethod = ({ id, methods }: Shipment): string | null =>
  methods.find((method) => method.id === readDraft().shipping?.[id])?.id ?? null;

/** Whether a shipment has no method: the platform removes it whenever the sum of items and adjustments changes. */
export const hasMissingMethod = ({ shipments }: Order): boolean =>
  shipments.some(({ methodId }) => methodId === null);

/** The order with the stored methods in place of those the platform removed: they will be set again. */
export const withKeptMethods = (order: Order): Order =>
  hasMissingMethod(order)
    ? {
        ...order,
        shipments: order.shipments.map((it) => ({
          ...it,
          methodId: it.methodId ?? keptMethod(it),
        })),
      }
    : order;

/** The order's selected shipping methods, one per shipment that has one. */
export const chosenMethods = (order: Order): ShippingMethod[] =>
  order.shipments.flatMap(
    ({ methods, methodId }) => methods.find(({ id }) => id === methodId) ?? [],
  );
