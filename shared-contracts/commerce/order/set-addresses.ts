import { addressAttributes } from '../address-attributes.ts';
import { operation, type Operation } from '../operation.ts';
import { RefusedAnswer } from '../refused-answer.ts';
import { toCommerceError } from '../to-commerce-error.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order, SetAddressesInput } from './types.ts';

/** @throws the failure with the fields of the address to bill to told apart: `billing_address.city` */
const refuseBilling = (error: unknown): never => {
  const failure = toCommerceError(error);
  const fields = failure.fields.map((it) => ({ ...it, field: `billing_address.${it.field}` }));
  throw new RefusedAnswer({ ...failure, fields });
};

/**
 * Writes where the order goes and who is invoiced; the placeholder is replaced (E2). Shipments come back afresh,
 * without a method. The country lock of the new order (T2) moves along: a market of several countries sells to
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
