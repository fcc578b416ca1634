import type { Order as PlatformOrder } from '@commercelayer/sdk';
import type { Draft } from '@reduxjs/toolkit';
import { copyWithStructuralSharing, original } from '../../libraries/redux.ts';
import type { Operation } from '../call/operation.ts';
import { request } from '../call/request.ts';
import { nestDocument, type Document } from '../catalogue/confirm/nest-document.ts';
import { fail, ok } from '../result.ts';
import { isId } from '../session-storage/guards.ts';
import { ORDER_INCLUDES } from './mapping/includes.ts';
import { toOrder } from './mapping/to-order.ts';
import { orderSyncOf } from './sync.ts';
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
 * @param attributes only attributes: relationships go through the SDK
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

/**
 * Reads an order with everything that belongs to it (C4). `NOT_FOUND` for a missing order, for another customer's, and
 * at once for a malformed id: ids come from URLs that anyone can type, and become part of one.
 */
export const retrieveOrder =
  (orderId: string): Operation<Order> =>
  async (context) => {
    if (!isId(orderId))
      return fail({ code: 'NOT_FOUND', status: 404, detail: 'Not an id', fields: [] });
    const read = await callOrder(orderId)(context);
    if (read.ok) orderSyncOf(context.page).markAsRead(read.value);
    return read;
  };

/** Makes the platform recalculate prices, stock and promotions of an order (C4). */
export const refreshOrder = (orderId: string): Operation<Order> =>
  callOrder(orderId, { _refresh: true });

/**
 * The newer of two states of an order by the platform's `updated_at`: responses may arrive late or out of order. If the
 * dates are equal or missing, the arrived state wins, because data read with the order, such as stock, has no date.
 */
export const newerOrder = (cached: Order, arrived: Order): Order => {
  if (cached.id !== arrived.id || cached.updatedAt === null || arrived.updatedAt === null)
    return arrived;
  return Date.parse(arrived.updatedAt) < Date.parse(cached.updatedAt) ? cached : arrived;
};

/** Merges an order into the query cache: a late response never restores an old state, equal parts keep their identity. */
export const keepNewer = (draft: Order, arrived: Order): Order => {
  const cached = (original(draft as Draft<Order>) as Order | undefined) ?? draft;
  const newer = newerOrder(cached, arrived);
  return newer === cached ? cached : copyWithStructuralSharing(cached, newer);
};
