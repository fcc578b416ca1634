import { condition } from '../../engine/store/condition.ts';
import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import { createCustomerPaymentSource } from './wallet/create-customer-payment-source.ts';
import { createPaymentMethod, updatePaymentMethod } from './methods/payment-methods.ts';
import { ofCurrencyAndMarket } from '../sales-channel.ts';
import { customerPaymentSourceShape } from './shapes/customer-payment-sources.ts';
import { paymentMethodShape } from './shapes/payment-methods.ts';

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
