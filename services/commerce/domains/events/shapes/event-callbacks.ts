import { integer, json, text, urlText } from '../../../engine/definition/attribute.ts';
import { empty, one } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';

/** Delivery of an event to a webhook: a queue entry until it is attempted, then its log. */
export const eventCallbackShape = shape(
  'event_callbacks',
  {
    callback_url: urlText('required', 'filter'),
    response_code: text('query'),
    response_message: text('query'),
    signature: text('hidden').or(''),
    topic: text('hidden').or(''),
    event_id: text('hidden', 'indexed'),
    /** `queued`, then `delivered`, or `failed` after the last retry. */
    state: text('hidden').or('queued'),
    attempts: integer('hidden').or(0),
    /** Unix time of the next attempt in ms. Orders the queue. */
    due_at: integer('hidden').or(0),
    /** Last column, so that queries by state do not read large payloads. */
    payload: json(),
  },
  {
    webhook: one('webhooks', 'required'),
    event_stores: empty('event_stores'),
  },
);
