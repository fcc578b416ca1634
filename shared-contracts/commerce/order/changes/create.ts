import type { CountryCode } from '../../../market/types.ts';
import { isRetryable, isUnauthorized } from '../../errors/index.ts';
import { operation, type Operation } from '../../call/operation.ts';
import { fail } from '../../result.ts';
import { createPlaceholder } from './addresses.ts';
import { orderParams } from '../mapping/includes.ts';
import { toOrder } from '../mapping/to-order.ts';
import { orderSyncOf } from '../sync.ts';
import type { Order } from '../types.ts';

export interface CreateOrderInput {
  country: CountryCode;
  /** Language of the order's mails. */
  language?: string;
  /**
   * `addLine` follows at once. Then the placeholder address is created in parallel and set with the line, which saves two
   * sequential requests before the cart holds something. Needs a call with a page.
   */
  lineFollows?: boolean;
}

const create =
  ({ country, language, lineFollows = false }: CreateOrderInput): Operation<Order> =>
  (context) =>
    operation(async (connection) => {
      const { addresses, orders, options } = connection;
      const order = { shipping_country_code_lock: country, language_code: language };
      const address = createPlaceholder(connection, country);
      if (lineFollows && context.page) {
        const late = address.catch(() => null);
        const created = toOrder(await orders.create(order, {}, options));
        orderSyncOf(context.page).expectPlaceholder(created.id, late);
        return created;
      }
      const id = await address;
      const shipping_address = id === null ? null : addresses.relationship(id);
      return toOrder(await orders.create({ ...order, shipping_address }, orderParams(), options));
    })(context);

/**
 * Creates an empty order that ships to the country, with its placeholder address (T2). `CANNOT_CREATE_ORDER` if the
 * platform refuses; a rejected token or a lost connection keep their own codes.
 */
export const createOrder =
  (input: CreateOrderInput): Operation<Order> =>
  async (context) => {
    const result = await create(input)(context);
    if (result.ok || isRetryable(result.error) || isUnauthorized(result.error)) return result;
    return fail({ ...result.error, code: 'CANNOT_CREATE_ORDER' });
  };
