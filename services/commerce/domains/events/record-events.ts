import type { Emitted, Operation } from '../../engine/definition/define-resource.ts';
import type { DocumentContext } from '../../engine/document/build-document.ts';
import { definitionOf } from '../../engine/definition/registry.ts';
import { system } from '../../engine/definition/viewer.ts';
import { queueCallbacks } from './queue-callbacks.ts';
import { eventsOf } from './topics-of.ts';

/** Once each, and a row's creation before whatever else happened to it. */
const inOrder = (emitted: readonly Emitted[]): Emitted[] => {
  const once = new Map(emitted.map((it) => [`${it.type}.${it.event} ${it.id}`, it]));
  return [...once.values()].sort(
    (a, b) => Number(b.event === 'create') - Number(a.event === 'create'),
  );
};

/**
 * Stores the events of an operation in its transaction and queues them for the matching webhooks: an event exists, and
 * will be delivered, exactly if its change is committed.
 *
 * @param queued - called when callbacks were queued; the transaction is still open then
 */
export const createEventRecorder = (
  context: () => Omit<DocumentContext, 'viewer'>,
  queued: () => void,
): ((operation: Operation, emitted: readonly Emitted[]) => void) => {
  const declared = new Map<string, ReadonlySet<string>>();
  const isDeclared = ({ type, event }: Emitted): boolean => {
    let events = declared.get(type);
    if (events === undefined) {
      events = new Set(eventsOf(definitionOf(context().registry, type)));
      declared.set(type, events);
    }
    return events.has(event);
  };
  return ({ store, now }, emitted) => {
    const documents = { ...context(), store, viewer: system };
    let count = 0;
    for (const it of inOrder(emitted)) {
      if (it.type === 'events' && it.event === 'trigger') {
        const event = store.get('events', it.id);
        if (event) count += queueCallbacks(documents, event, now);
        continue;
      }
      if (definitionOf(documents.registry, it.type).silent) continue;
      if (!isDeclared(it))
        throw new Error(`${it.type} emits "${it.event}", which its definition does not declare`);
      const name = `${it.type}.${it.event}`;
      const values = { name, resource_type: it.type, resource_id: it.id };
      const id = store.add('events', values);
      count += queueCallbacks(documents, { id, ...values }, now);
    }
    if (count > 0) queued();
  };
};
