import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Result } from '../../../engine/definition/problem.ts';
import { authorizeCart } from '../../payment/transactions/authorize-cart.ts';
import { fixPaymentSource, captureOrder, refundOrder } from './order-payment.ts';
import type { Rows } from '../../rows.ts';
import {
  approveOrder,
  archiveOrder,
  unarchiveOrder,
  fulfillOrder,
  returnToPending,
} from './order-states.ts';
import { cancelOrder } from './cancel-order.ts';
import { requestPlacing } from './place-order.ts';
import { startEditing, stopEditing } from './editing.ts';

/** Moves an order on; `seen` is how it was before the request, `input` what the request sent along. */
export type OrderTrigger = (
  operation: Operation,
  orderId: string,
  seen: Rows['orders'],
  input: Input,
) => Result<string>;

export type OrderTriggers = Readonly<Record<string, OrderTrigger>>;

/** Triggers open to shoppers, in the order they are obeyed. */
export const shopperTriggers: OrderTriggers = {
  _authorize: authorizeCart,
  _place: requestPlacing,
  _cancel: cancelOrder,
};

/** Triggers of integrations, in the order they are obeyed. */
export const integrationTriggers: OrderTriggers = {
  _pending: returnToPending,
  _start_editing: startEditing,
  _stop_editing: stopEditing,
  _fix_payment_source: fixPaymentSource,
  _approve: approveOrder,
  _approve_and_capture: (operation, id, seen, input) => {
    const approved = approveOrder(operation, id, seen, input);
    return approved.ok ? captureOrder(operation, id, seen, input) : approved;
  },
  _capture: captureOrder,
  _fulfill: fulfillOrder,
  _refund: refundOrder,
  _archive: archiveOrder,
  _unarchive: unarchiveOrder,
};
