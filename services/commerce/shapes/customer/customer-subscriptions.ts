import { text } from '../../core/attribute.ts';
import { one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited, events } from '../common.ts';

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
