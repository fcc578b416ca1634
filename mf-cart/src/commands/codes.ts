import type { Result } from '@shop/contracts/commerce';
import { codeAsIssued, type Order } from '@shop/contracts/commerce/order';
import type { CodeKind } from '../outbox/pending-change.ts';
import type { CartThunk } from '../store/thunk.ts';
import { changeOrder } from './change-order.ts';

/**
 * Applies a coupon or gift card to the order; ignores white space, invisible characters and case. Fails with
 * `INVALID_COUPON` for an unknown code (V7).
 *
 * @param kind - kind of the code; undefined if it may be either
 */
export const applyCode = (
  orderId: string,
  typed: string,
  kind?: CodeKind,
): CartThunk<Result<Order>> =>
  changeOrder(orderId, { kind: 'code', code: codeAsIssued(typed), ...(kind && { of: kind }) });

/** Removes the coupon or the gift card from the order. */
export const clearCode = (orderId: string, kind: CodeKind): CartThunk<Result<Order>> =>
  changeOrder(orderId, { kind: 'clear-code', of: kind });
