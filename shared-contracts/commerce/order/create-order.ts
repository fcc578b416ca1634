import type { CountryCode } from '../../market/types.ts';
import { addressAttributes } from '../address-attributes.ts';
import type { Connection } from '../connect.ts';
import { isRetryable, isUnauthorized } from '../errors/index.ts';
import { operation, type Operation } from '../operation.ts';
import { placeholderAddress } from '../placeholder-address.ts';
import { fail } from '../result.ts';
import { giveAddressLater } from './late-address.ts';
import { orderParams } from './order-includes.ts';
import { toOrder } from './to-order.ts';
import type { Order } from './types.ts';

export interface CreateOrderInput {
  country: CountryCode;
  /** Language of the order's mails. */
  language?: string;
  /**
   * Its first line follows at once by `addLine`. The placeholder address is made beside the order then instead of
   * before it, and the order gets it with the line: two requests in a row fewer until something is in the cart.
   */
  lineFollows?: boolean;
}

const createAddress = async (
  { addresses, options }: Connection,
  country: CountryCode,
): Promise<string | null> => {
  const temporary = placeholderAddress(country);
  if (!temporary) return null;
  return (await addresses.create(addressAttributes(temporary), {}, options)).id;
};

const create = ({ country, language, lineFollows = false }: CreateOrderInput): Operation<Order> =>
  operation(async (connection) => {
    const { addresses, orders, options } = connection;
    const order = { shipping_country_code_lock: country, language_code: language };
    const address = createAddress(connection, country);
    if (lineFollows) {
      const late = address.catch(() => null);
      const created = toOrder(await orders.create(order, {}, options));
      giveAddressLater(created.id, late);
      return created;
    }
    const id = await address;
    const shipping_address = id === null ? null : addresses.relationship(id);
    return toOrder(await orders.create({ ...order, shipping_address }, orderParams(), options));
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
