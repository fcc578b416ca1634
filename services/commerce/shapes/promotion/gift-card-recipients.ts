import { text } from '../../core/attribute.ts';
import { empty, one } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

export const giftCardRecipientShape = shape(
  'gift_card_recipients',
  {
    email: text('required', 'write', 'query', 'indexed'),
    first_name: text('write', 'filter'),
    last_name: text('write', 'filter'),
  },
  { customer: one('customers', 'write'), attachments: empty('attachments'), ...audited },
);
