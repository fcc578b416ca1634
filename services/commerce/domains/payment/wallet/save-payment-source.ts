import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { findOrder } from '../../order/find-order.ts';
import { createCustomerPaymentSource } from './create-customer-payment-source.ts';
import { isSourceType } from '../shapes/sources/source-types.ts';

/**
 * Obeys `_save_payment_source_to_customer_wallet`, once for each source. Never
 * with a guest's token: anyone who types an e-mail address must not write into
 * its owner's wallet.
 */
export const savePaymentSource = (
  operation: Operation,
  orderId: string,
  { attributes }: Input,
): void => {
  if (attributes['_save_payment_source_to_customer_wallet'] !== true) return;
  const { store, viewer, emit } = operation;
  const order = findOrder(operation, orderId);
  const { customer_id, payment_method_id, payment_source_id, payment_source_type } = order;
  const trusted = viewer.kind === 'integration' || viewer.customerId === customer_id;
  if (customer_id === null || payment_source_id === null || !trusted) return;
  if (!isSourceType(payment_source_type)) return;
  const saved = store.where('customer_payment_sources', { customer_id, payment_source_id });
  if (saved.length > 0) return;
  const created = createCustomerPaymentSource(operation, {
    attributes: {},
    links: {
      customer: { type: 'customers', id: customer_id },
      payment_method:
        payment_method_id === null ? null : { type: 'payment_methods', id: payment_method_id },
      payment_source: { type: payment_source_type, id: payment_source_id },
    },
  });
  if (created.ok) emit('customer_payment_sources', created.value, 'create');
};
