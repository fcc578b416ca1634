import type { Row } from '../../engine/definition/define-resource.ts';
import { type DocumentContext, singleDocument } from '../../engine/document/build-document.ts';
import { parseQuery } from '../../engine/query/parse-query.ts';
import { definitionOf } from '../../engine/definition/registry.ts';
import type { Rows } from '../rows.ts';
import { destroyedDocument } from './destroyed-document.ts';
import { condition } from '../../engine/store/condition.ts';
import { signPayload } from './sign-payload.ts';

/** What an event tells: its topic and of which row. */
type EventFacts = Pick<Rows['events'], 'id' | 'name' | 'resource_type' | 'resource_id'>;

/**
 * The document a webhook is sent about an event: the row as an integration
 * reads it, with what the webhook includes; with its tags too when it was
 * tagged. A row that is gone has a document that says no more than its id.
 */
const buildPayload = (
  context: DocumentContext,
  { name, resource_type, resource_id }: EventFacts,
  includeResources: readonly unknown[],
): Record<string, unknown> => {
  const resource = definitionOf(context.registry, resource_type ?? '');
  const includes = [...includeResources.map(String), ...(name.endsWith('.tagged') ? ['tags'] : [])];
  const row: Row | undefined = context.store.get(resource.shape.type, resource_id);
  if (row === undefined) return destroyedDocument(context, resource, resource_id ?? '', includes);
  const requested = parseQuery(context.registry, resource, { include: includes.join(',') });
  // A definition may have lost a relationship since the webhook was registered.
  const query = requested.ok ? requested : parseQuery(context.registry, resource, {});
  return query.ok ? singleDocument(context, resource, row, query.value) : {};
};

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
