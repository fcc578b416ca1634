import { operation, type Operation } from '../../call/operation.ts';
import { retrieveOrder } from '../read.ts';
import type { Order } from '../types.ts';

export interface SetShippingMethodInput {
  orderId: string;
  shipmentId: string;
  methodId: string;
}

/** Chooses the shipping method of a shipment, and reads the order, whose totals change. */
export const setShippingMethod =
  ({ orderId, shipmentId, methodId }: SetShippingMethodInput): Operation<Order> =>
  async (context) => {
    const written = await operation(async ({ shipments, options }) => {
      const shipping_method = { id: methodId, type: 'shipping_methods' as const };
      await shipments.update({ id: shipmentId, shipping_method }, {}, options);
    })(context);
    return written.ok ? retrieveOrder(orderId)(context) : written;
  };
