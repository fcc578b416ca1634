import { text } from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const giftCardRecipientShape = shape(
  'gift_card_recipients',
  {
    email: text('required', 'write', 'query', 'indexed'),
    first_name: text('write', 'filter'),
    last_name: text('write', 'filter'),
  },
  { customer: one('customers', 'write'), attachments: empty('attachments'), ...audited },
);
