import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import {
  createWebhook,
  deriveWebhooks,
  removeWebhook,
  updateWebhook,
} from './webhooks/webhooks.ts';
import { deriveLastCallbacks } from './derive-last-callbacks.ts';
import { updateEvent } from './update-event.ts';
import { eventCallbackShape } from './shapes/event-callbacks.ts';
import { eventShape } from './shapes/events.ts';
import { webhookShape } from './shapes/webhooks.ts';

/** Resources of events, callbacks and webhooks. `resources` lists every resource, including these, for the topics of webhooks. */
export const eventResources = (resources: () => readonly Resource[]): readonly Resource[] => [
  defineResource(eventShape, {
    actions: ['list', 'retrieve', 'update'],
    silent: true,
    derive: {
      webhooks: deriveWebhooks,
      last_event_callbacks: deriveLastCallbacks('event_id'),
    },
    update: updateEvent,
  }),
  defineResource(eventCallbackShape, {
    actions: ['list', 'retrieve'],
    silent: true,
    indexes: [['webhook_id', 'state', 'due_at']],
  }),
  defineResource(webhookShape, {
    silent: true,
    derive: { last_event_callbacks: deriveLastCallbacks('webhook_id') },
    create: createWebhook(resources),
    update: updateWebhook(resources),
    remove: removeWebhook,
  }),
];
