import { createPasswordReset } from '../customer/create-password-reset.ts';
import { updatePasswordReset } from '../customer/update-password-reset.ts';
import { datetime, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { audited, events } from './common.ts';

export const customerPasswordResetShape = shape(
  'customer_password_resets',
  {
    customer_email: text('required', 'create'),
    /** Mailing it is the integration's affair; anyone who asked for the reset must not see it. */
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

export const customerPasswordResets = defineResource(customerPasswordResetShape, {
  emits: ['reset_password'],
  guest: ['create', 'update'],
  derive: { events: deriveEvents('customer_password_resets') },
  create: createPasswordReset,
  update: updatePasswordReset,
});
