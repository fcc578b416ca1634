import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { audited } from './common.ts';
import { forIntegrations } from './scopes-of-promotions.ts';

export const giftCardRecipientShape = shape(
  'gift_card_recipients',
  {
    email: text('required', 'write', 'query', 'indexed'),
    first_name: text('write', 'filter'),
    last_name: text('write', 'filter'),
  },
  { customer: one('customers', 'write'), attachments: empty('attachments'), ...audited },
);

export const giftCardRecipients = defineResource(giftCardRecipientShape, {
  guest: ['create'],
  scope: forIntegrations,
});
