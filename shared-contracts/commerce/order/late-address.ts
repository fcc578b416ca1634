import { operation, type Operation } from '../operation.ts';
import { orderParams } from './order-includes.ts';
import { ok } from '../result.ts';
import { retrieveOrder } from './retrieve-order.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

/** Ids of placeholder addresses on their way, by the order that is to get them; null for one that was refused. */
const late = new Map<string, Promise<string | null>>();

/** Notes the address that an order is to get with its first line (T2). */
export const giveAddressLater = (orderId: string, address: Promise<string | null>): void =>
  void late.set(orderId, address);

/**
 * Reads an order after its lines were written, and gives it the address it still waits for on the way: the answer to
 * that holds the order as well. An address that cannot be given is done without, for a shopper's own takes its place.
 */
export const retrieveWithAddress =
  (orderId: string): Operation<Order> =>
  async (context) => {
    const address = late.get(orderId);
    late.delete(orderId);
    const id = await address;
    if (!id) return retrieveOrder(orderId)(context);
    const given = await operation(async ({ addresses, orders, options }) =>
      toOrder(
        await orders.update(
          { id: orderId, shipping_address: addresses.relationship(id) },
          orderParams(),
          options,
        ),
      ),
    )(context);
    return given.ok ? given : retrieveOrder(orderId)(context);
  };

/** Gives the address all the same where the first line was refused: it must not come after the shopper's own. */
export const giveLateAddress =
  (orderId: string): Operation<null> =>
  async (context) => {
    if (late.has(orderId)) await retrieveWithAddress(orderId)(context);
    return ok(null);
  };
