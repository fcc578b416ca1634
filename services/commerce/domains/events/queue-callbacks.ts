import { condition } from '../../engine/store/condition.ts';
import type { DocumentContext } from '../../engine/document/build-document.ts';
import { buildPayload, type EventFacts } from './build-payload.ts';
import { signPayload } from './sign-payload.ts';

/**
 * Queues an event for every webhook that listens to it, is enabled and has a
 * closed circuit, with the document as it is now. Belongs into the transaction
 * of what the event tells of. Gives how many were queued.
 */
export const queueCallbacks = (
  context: DocumentContext,
  event: EventFacts,
  now: string,
): number => {
  const { store } = context;
  const listening = store.select(
    'webhooks',
    condition(`t.topic = ? AND t.disabled_at IS NULL AND t.circuit_state = 'closed'`, event.name),
  );
  for (const webhook of listening) {
    const payload = buildPayload(context, event, webhook.include_resources ?? []);
    store.add('event_callbacks', {
      webhook_id: webhook.id,
      event_id: event.id,
      topic: event.name,
      callback_url: webhook.callback_url,
      payload,
      signature: signPayload(JSON.stringify(payload), webhook.shared_secret),
      due_at: Date.parse(now),
    });
  }
  return listening.length;
};
