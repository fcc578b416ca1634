import { urlText, integer, json, text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty, one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

/** One delivery of an event to a webhook: the queue before it is made, the record of it afterwards. */
export const eventCallbackShape = shape(
  'event_callbacks',
  {
    callback_url: urlText('required', 'filter'),
    response_code: text('query'),
    response_message: text('query'),
    signature: text('hidden').or(''),
    topic: text('hidden').or(''),
    event_id: text('hidden', 'indexed'),
    /** `queued`, then `delivered` or, when every retry has failed, `failed`. */
    state: text('hidden').or('queued'),
    attempts: integer('hidden').or(0),
    /** When it is to be sent, in ms since 1970: the order of the queue. */
    due_at: integer('hidden').or(0),
    /** After the rest: what looks for a state does not read past it. */
    payload: json(),
  },
  {
    webhook: one('webhooks', 'required'),
    event_stores: empty('event_stores'),
  },
);

export const eventCallbacks = defineResource(eventCallbackShape, {
  actions: ['list', 'retrieve'],
  silent: true,
  indexes: [['webhook_id', 'state', 'due_at']],
});
