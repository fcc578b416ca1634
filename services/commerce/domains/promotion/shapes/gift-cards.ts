import {
  datetime,
  flag,
  integer,
  json,
  list,
  money,
  text,
  trigger,
  urlText,
} from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited, events, tagged, tags } from '../../shared-shapes.ts';

export const giftCardShape = shape(
  'gift_cards',
  {
    status: text('query').or('draft'),
    code: text('create', 'filter', 'unique'),
    currency_code: text('write', 'query'),
    initial_balance: money().or(0),
    balance: money('required', 'write', 'query'),
    balance_max: money('write', 'query'),
    balance_log: list().or([]),
    usage_log: json().or({}),
    single_use: flag('write', 'filter').or(false),
    rechargeable: flag('write', 'filter').or(true),
    distribute_discount: flag('write').or(true),
    image_url: urlText('write'),
    expires_at: datetime('write', 'query'),
    /** First activation. The card is for sale before it and a means of payment after it. */
    activated_at: datetime('hidden'),
    recipient_email: text('write'),
    _purchase: trigger('update'),
    _activate: trigger('update'),
    _deactivate: trigger('update'),
    _balance_change_cents: integer('command', 'update'),
    ...tagged,
  },
  {
    market: one('markets', 'write'),
    gift_card_recipient: one('gift_card_recipients', 'write'),
    attachments: empty('attachments'),
    events,
    tags,
    ...audited,
  },
);
