import { createCustomerPaymentSource } from '../payment/create-customer-payment-source.ts';
import { audited } from './common.ts';
import { longText, text } from '../core/attribute.ts';
import { condition } from '../core/condition.ts';
import { defineResource } from '../core/define-resource.ts';
import { one, oneOf } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { sourceTypes } from '../payment/source-types.ts';

export const customerPaymentSourceShape = shape(
  'customer_payment_sources',
  {
    name: text('filter'),
    customer_token: longText('write'),
    payment_source_token: longText('write', 'filter'),
  },
  {
    customer: one('customers', 'required', 'write'),
    payment_method: one('payment_methods', 'write'),
    payment_source: oneOf(sourceTypes, 'write'),
    ...audited,
  },
);

export const customerPaymentSources = defineResource(customerPaymentSourceShape, {
  customer: ['list', 'retrieve', 'create', 'delete'],
  scope: ({ customerId }, alias) => condition(`${alias}.customer_id = ?`, customerId ?? ''),
  create: createCustomerPaymentSource,
});
