import { condition } from '../core/condition.ts';
import { createCustomerSubscription } from '../customer/create-customer-subscription.ts';
import { updateCustomerSubscription } from '../customer/update-customer-subscription.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { audited, events } from './common.ts';

export const customerSubscriptionShape = shape(
  'customer_subscriptions',
  {
    customer_email: text('required', 'create'),
  },
  {
    customer: one('customers', 'required'),
    events,
    ...audited,
  },
);

export const customerSubscriptions = defineResource(customerSubscriptionShape, {
  guest: ['create'],
  customer: ['list', 'retrieve', 'delete'],
  scope: ({ customerId }, alias) => condition(`${alias}.customer_id = ?`, customerId ?? ''),
  derive: { events: deriveEvents('customer_subscriptions') },
  create: createCustomerSubscription,
  update: updateCustomerSubscription,
});
