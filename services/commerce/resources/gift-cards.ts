import {
  urlText,
  datetime,
  flag,
  integer,
  json,
  list,
  money,
  text,
  trigger,
} from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { createGiftCard } from '../promotion/create-gift-card.ts';
import { removeGiftCard } from '../promotion/remove-gift-card.ts';
import { updateGiftCard } from '../promotion/update-gift-card.ts';
import { audited, events, tagged, tags } from './common.ts';
import { ofGiftCard } from './scopes-of-promotions.ts';

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
    /** When it was first ready for use: until then it is goods, from then on money. */
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

/** A shopper's client makes the card it then buys; only integrations make it money. */
export const giftCards = defineResource(giftCardShape, {
  emits: ['purchase', 'activate', 'deactivate', 'use', 'redeem'],
  guest: ['retrieve', 'create', 'update'],
  scope: ofGiftCard,
  derive: { events: deriveEvents('gift_cards') },
  create: createGiftCard,
  update: updateGiftCard,
  remove: removeGiftCard,
});
