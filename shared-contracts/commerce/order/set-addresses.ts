import { addressAttributes } from '../address-attributes.ts';
import { operation, type Operation } from '../operation.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order, SetAddressesInput } from './types.ts';

/**
 * Writes where the order goes and who is invoiced; the placeholder is replaced (E2). Shipments come back afresh,
 * without a method.
 */
export const setAddresses = ({ orderId, shipping, billing }: SetAddressesInput): Operation<Order> =>
  operation(async ({ addresses, orders, options }) => {
    const write = async (input: typeof shipping) =>
      addresses.relationship((await addresses.create(addressAttributes(input), {}, options)).id);
    const shipping_address = await write(shipping);
    const invoiced =
      billing === 'same'
        ? { _billing_address_same_as_shipping: true }
        : { billing_address: await write(billing) };
    return toOrder(
      await orders.update({ id: orderId, shipping_address, ...invoiced }, orderParams(), options),
    );
  });
