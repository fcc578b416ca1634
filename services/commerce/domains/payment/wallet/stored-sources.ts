import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import { availablePaymentMethods } from '../../order/methods-of-order.ts';
import type { Rows } from '../../rows.ts';

/**
 * What of a customer's wallet an order can be paid with: sources of a method
 * open to it. Shown to the customer and to integrations; anyone who merely typed
 * the customer's e-mail address sees nothing of it.
 */
export const availableCustomerPaymentSources = (
  context: ReadContext,
  order: Rows['orders'],
): Rows['customer_payment_sources'][] => {
  const { store, viewer } = context;
  const trusted = viewer.kind === 'integration' || viewer.customerId === order.customer_id;
  if (order.customer_id === null || !trusted) return [];
  const methods = new Set(availablePaymentMethods(context, order).map(({ id }) => id));
  return store
    .where('customer_payment_sources', { customer_id: order.customer_id })
    .filter(({ payment_method_id }) => methods.has(payment_method_id ?? ''));
};

/** `orders.available_customer_payment_sources` of a batch of orders. */
export const deriveAvailableCustomerPaymentSources = (
  orders: readonly Rows['orders'][],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(orders.map((order) => [order.id, availableCustomerPaymentSources(context, order)]));

/** `external_payments.wallet`: what of a customer's wallet a payment source was put into, where the viewer may see it. */
export const deriveWallet = (
  rows: readonly { readonly id: string }[],
  { store, viewer }: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(
    rows.map(({ id }) => [
      id,
      store
        .where('customer_payment_sources', { payment_source_id: id })
        .filter(
          ({ customer_id }) => viewer.kind === 'integration' || viewer.customerId === customer_id,
        )
        .slice(0, 1),
    ]),
  );
