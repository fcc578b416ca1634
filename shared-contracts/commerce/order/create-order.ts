import type { CountryCode } from '../../market/types.ts';
import { addressAttributes } from '../address-attributes.ts';
import { isRetryable, isUnauthorized } from '../errors/index.ts';
import { operation, type Operation } from '../operation.ts';
import { placeholderAddress } from '../placeholder-address.ts';
import { fail } from '../result.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

export interface CreateOrderInput {
  country: CountryCode;
  /** Language of the order's mails. */
  language?: string;
}

const create = ({ country, language }: CreateOrderInput): Operation<Order> =>
  operation(async ({ addresses, orders, options }) => {
    const temporary = placeholderAddress(country);
    const address =
      temporary && (await addresses.create(addressAttributes(temporary), {}, options));
    const order = {
      shipping_country_code_lock: country,
      language_code: language,
      shipping_address: address && addresses.relationship(address.id),
    };
    return toOrder(await orders.create(order, orderParams(), options));
  });

/**
 * Makes an empty order that ships to the country, with its placeholder address (T2). What the platform refuses is
 * `CANNOT_CREATE_ORDER`; a rejected token or a lost connection keep their own codes.
 */
export const createOrder =
  (input: CreateOrderInput): Operation<Order> =>
  async (context) => {
    const result = await create(input)(context);
    if (result.ok || isRetryable(result.error) || isUnauthorized(result.error)) return result;
    return fail({ ...result.error, code: 'CANNOT_CREATE_ORDER' });
  };
