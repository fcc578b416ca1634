import { datetime, text } from '../../../engine/definition/attribute.ts';
import { one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events } from '../../shared-shapes.ts';

export const customerPasswordResetShape = shape(
  'customer_password_resets',
  {
    customer_email: text('required', 'create'),
    /** Only integrations read it, because they mail it. A requester who could read it could take over any account. */
    reset_password_token: text('filter', 'confidential'),
    customer_password: text('update', 'command'),
    _reset_password_token: text('update', 'command'),
    reset_password_at: datetime('filter'),
  },
  {
    customer: one('customers'),
    events,
    event_stores: audited.event_stores,
  },
);
