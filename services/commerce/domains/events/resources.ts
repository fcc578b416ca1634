import { condition } from '../../engine/store/condition.ts';
import {
  type ReadContext,
  type Row,
  type Input,
  type Operation,
  defineResource,
  type Resource,
} from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';
import { forIntegrations } from '../sales-channel.ts';
import {
  createWebhook,
  deriveWebhooks,
  removeWebhook,
  updateWebhook,
} from './webhooks/webhooks.ts';
import { eventCallbackShape } from './shapes/event-callbacks.ts';
import { eventShape } from './shapes/events.ts';
import { webhookShape } from './shapes/webhooks.ts';

/** Number of callbacks in `last_event_callbacks`. */
const maxCallbacks = 10;

/** The latest callbacks of each webhook or event, newest first. */
const deriveLastCallbacks =
  (column: 'webhook_id' | 'event_id') =>
  (rows: readonly Row[], { store }: ReadContext): ReadonlyMap<string, readonly Row[]> =>
    new Map(
      rows.map(({ id }) => [
        id,
        store.select(
          'event_callbacks',
          condition(`t.${column} = ?`, id),
          `ORDER BY t.rowid DESC LIMIT ${maxCallbacks}`,
        ),
      ]),
    );

/** Annotates an event. `_trigger` queues its webhooks again once the change is committed. */
const updateEvent = (
  { store, emit }: Operation,
  { id }: Rows['events'],
  { attributes }: Input,
): Result<string> => {
  const { _trigger, ...values } = attributes;
  store.update('events', id, values);
  if (_trigger === true) emit('events', id, 'trigger');
  return success(id);
};

/** Resources of events, callbacks and webhooks. `resources` lists every resource, including these, for the topics of webhooks. */
export const eventResources = (resources: () => readonly Resource[]): readonly Resource[] => [
  defineResource(eventShape, {
    actions: ['list', 'retrieve', 'update'],
    silent: true,
    scope: forIntegrations,
    derive: {
      webhooks: deriveWebhooks,
      last_event_callbacks: deriveLastCallbacks('event_id'),
    },
    update: updateEvent,
  }),
  defineResource(eventCallbackShape, {
    actions: ['list', 'retrieve'],
    silent: true,
    scope: forIntegrations,
    indexes: [['webhook_id', 'state', 'due_at']],
  }),
  defineResource(webhookShape, {
    silent: true,
    scope: forIntegrations,
    derive: { last_event_callbacks: deriveLastCallbacks('webhook_id') },
    create: createWebhook(resources),
    update: updateWebhook(resources),
    remove: removeWebhook,
  }),
];
