import type { Draft } from '@reduxjs/toolkit';
import { copyWithStructuralSharing, original } from '../../libraries/redux.ts';
import type { Operation } from '../call/operation.ts';
import { fail } from '../result.ts';
import { isId } from '../session-storage/guards.ts';
import { callOrder } from './call-order.ts';
import { orderSyncOf } from './sync.ts';
import type { Order } from './types.ts';

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
