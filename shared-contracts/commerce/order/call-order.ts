import type { Order as PlatformOrder } from '@commercelayer/sdk';
import type { Operation } from '../call/operation.ts';
import { request } from '../call/request.ts';
import { nestDocument, type Document } from '../catalogue/confirm/nest-document.ts';
import { fail, ok } from '../result.ts';
import { ORDER_INCLUDES } from './mapping/includes.ts';
import { toOrder } from './mapping/to-order.ts';
import type { Order } from './types.ts';

const TYPE = 'application/vnd.api+json';

/** A document of one resource. */
type OrderDocument = Pick<Document, 'included'> & {
  data?: NonNullable<Document['data']>[number];
};

/**
 * Reads an order with everything that belongs to it, or writes attributes of it first, in one call (C4). Cart and checkout
 * call it when they open, so it avoids the SDK: changes load that on the first interaction.
 *
 * @param attributes only attributes: relationships are the SDK's business
 */
export const callOrder =
  (orderId: string, attributes?: Record<string, unknown>): Operation<Order> =>
  async ({ token, endpoint, signal }) => {
    const query = new URLSearchParams({ include: ORDER_INCLUDES.join(',') });
    const headers = { accept: TYPE, authorization: `Bearer ${token}` };
    const answer = await request(
      `${endpoint}/api/orders/${orderId}?${query}`,
      attributes
        ? {
            method: 'PATCH',
            headers: { ...headers, 'content-type': TYPE },
            body: JSON.stringify({ data: { type: 'orders', id: orderId, attributes } }),
          }
        : { headers },
      signal,
    );
    if (!answer.ok) return answer;
    const { data, included } = (answer.value ?? {}) as OrderDocument;
    // An answer that stops in its middle, or a page of a proxy instead of the platform's document.
    if (!data) return fail({ code: 'CONNECTION', status: 0, detail: 'No document', fields: [] });
    const [order] = nestDocument({ data: [data], ...(included && { included }) });
    return ok(toOrder(order as PlatformOrder));
  };
