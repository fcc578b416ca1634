import { addressAttributes } from '../address-attributes.ts';
import { operation, type Operation } from '../operation.ts';
import { placeholderAddress } from '../placeholder-address.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

export interface ResetAddressesInput {
  orderId: string;
  /** Where the order ships to until it is told again. */
  country: string;
}

/**
 * Takes an order's addresses off, after the one they came from was deleted (T9): it ships to the placeholder again, as
 * a new order does (E2), and is billed to no one.
 */
export const resetAddresses = ({ orderId, country }: ResetAddressesInput): Operation<Order> =>
  operation(async ({ addresses, orders, options }) => {
    const temporary = placeholderAddress(country);
    const written =
      temporary && (await addresses.create(addressAttributes(temporary), {}, options));
    const changes = {
      id: orderId,
      shipping_address: addresses.relationship(written && written.id),
      billing_address: addresses.relationship(null),
    };
    return toOrder(await orders.update(changes, orderParams(), options));
  });
