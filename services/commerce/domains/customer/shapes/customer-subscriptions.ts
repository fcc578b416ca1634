import { text } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events } from '../../shared-shapes.ts';

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
