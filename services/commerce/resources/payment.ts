import { condition } from '../core/condition.ts';
import { defineResource, type Resource } from '../core/define-resource.ts';
import { createCustomerPaymentSource } from '../payment/wallet/create-customer-payment-source.ts';
import { createPaymentMethod } from '../payment/methods/create-payment-method.ts';
import { updatePaymentMethod } from '../payment/methods/update-payment-method.ts';
import { ofCurrencyAndMarket } from '../scopes/sales-channel.ts';
import { customerPaymentSourceShape } from '../shapes/payment/customer-payment-sources.ts';
import { paymentMethodShape } from '../shapes/payment/payment-methods.ts';

/** Resources of payment methods and customer payment sources. */
export const paymentResources: readonly Resource[] = [
  defineResource(paymentMethodShape, {
    scope: ofCurrencyAndMarket,
    create: createPaymentMethod,
    update: updatePaymentMethod,
  }),
  defineResource(customerPaymentSourceShape, {
    customer: ['list', 'retrieve', 'create', 'delete'],
    scope: ({ customerId }, alias) => condition(`${alias}.customer_id = ?`, customerId ?? ''),
    create: createCustomerPaymentSource,
  }),
];
