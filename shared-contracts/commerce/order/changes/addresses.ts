import type { CountryCode } from '../../../market/types.ts';
import { addressAttributes } from '../../address/address-attributes.ts';
import type { Connection } from '../../call/connect.ts';
import { operation, type Operation } from '../../call/operation.ts';
import { placeholderAddress } from '../../address/placeholder-address.ts';
import { RefusedAnswer } from '../../call/refused-answer.ts';
import { ok } from '../../result.ts';
import { toCommerceError } from '../../call/to-commerce-error.ts';
import { orderParams } from '../mapping/includes.ts';
import { toOrder } from '../mapping/to-order.ts';
import { orderSyncOf } from '../sync.ts';
import type { Order, SetAddressesInput } from '../types.ts';

/** @throws the failure with its fields attributed to the billing address: `billing_address.city` */
const refuseBilling = (error: unknown): never => {
  const failure = toCommerceError(error);
  const fields = failure.fields.map((it) => ({ ...it, field: `billing_address.${it.field}` }));
  throw new RefusedAnswer({ ...failure, fields });
};

/**
 * Sets the shipping and the billing address in place of the placeholder (E2). The platform recreates the shipments,
 * without a method. The country lock of the new order (T2) follows the address: a market of several countries sells to
 * each of them.
 */
export const setAddresses = ({ orderId, shipping, billing }: SetAddressesInput): Operation<Order> =>
  operation(async ({ addresses, orders, options }) => {
    const write = async (input: typeof shipping) =>
      addresses.relationship((await addresses.create(addressAttributes(input), {}, options)).id);
    const shipping_address = await write(shipping);
    const invoiced =
      billing === 'same'
        ? { _billing_address_same_as_shipping: true }
        : { billing_address: await write(billing).catch(refuseBilling) };
    return toOrder(
      await orders.update(
        {
          id: orderId,
          shipping_country_code_lock: shipping.country_code,
          shipping_address,
          ...invoiced,
        },
        orderParams(),
        options,
      ),
    );
  });

/** Creates the placeholder address of a country (E2). @returns its id; null for a country without a placeholder */
export const createPlaceholder = async (
  { addresses, options }: Connection,
  country: CountryCode,
): Promise<string | null> => {
  const temporary = placeholderAddress(country);
  if (!temporary) return null;
  return (await addresses.create(addressAttributes(temporary), {}, options)).id;
};

/**
 * Sets the placeholder address that a new order still expects (T2). Null if it expects none, or if the address was
 * refused: the shopper's own address replaces it anyway.
 */
export const applyPlaceholder =
  (orderId: string): Operation<Order | null> =>
  async (context) => {
    const id = await orderSyncOf(context.page).takePlaceholder(orderId);
    if (!id) return ok(null);
    return operation(async ({ addresses, orders, options }) => {
      const changes = { id: orderId, shipping_address: addresses.relationship(id) };
      return toOrder(await orders.update(changes, orderParams(), options));
    })(context);
  };

export interface ResetAddressesInput {
  orderId: string;
  /** Ship-to country until the next address. */
  country: CountryCode;
}

/**
 * Removes an order's addresses after their source was deleted (T9), or for another ship-to country: it is locked to the
 * country and ships to its placeholder, like a new order (T2, E2), and has no billing address.
 */
export const resetAddresses = ({ orderId, country }: ResetAddressesInput): Operation<Order> =>
  operation(async (connection) => {
    const { addresses, orders, options } = connection;
    const changes = {
      id: orderId,
      shipping_country_code_lock: country,
      shipping_address: addresses.relationship(await createPlaceholder(connection, country)),
      billing_address: addresses.relationship(null),
    };
    return toOrder(await orders.update(changes, orderParams(), options));
  });
