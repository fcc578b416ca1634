import type { Order, Shipment, ShippingMethod } from '@shop/contracts/commerce/order';
import { keepDraft, readDraft } from '../checkout-draft.ts';

/** Remembers which shipping method the shopper chose for a shipment, for as long as the checkout lasts. */
export const keepMethod = (shipmentId: string, methodId: string): void =>
  keepDraft('shipping', { ...readDraft().shipping, [shipmentId]: methodId });

/** The method the shopper chose for a shipment, where it is still open to it. */
export const keptMethod = ({ id, methods }: Shipment): string | null =>
  methods.find((method) => method.id === readDraft().shipping?.[id])?.id ?? null;

/** Whether a shipment has no method: the platform lets go of it whenever the sum of goods and adjustments changes. */
export const lacksMethod = ({ shipments }: Order): boolean =>
  shipments.some(({ methodId }) => methodId === null);

/** The order with the methods the shopper chose in place of those the platform let go: they are chosen again. */
export const withKeptMethods = (order: Order): Order =>
  lacksMethod(order)
    ? {
        ...order,
        shipments: order.shipments.map((it) => ({
          ...it,
          methodId: it.methodId ?? keptMethod(it),
        })),
      }
    : order;

/** The shipping methods the platform holds for the order, one per shipment that has one. */
export const chosenMethods = (order: Order): ShippingMethod[] =>
  order.shipments.flatMap(
    ({ methods, methodId }) => methods.find(({ id }) => id === methodId) ?? [],
  );
