import { createWebhook } from '../events/create-webhook.ts';
import { deriveLastCallbacks } from '../events/derive-last-callbacks.ts';
import { newSecret } from '../events/new-secret.ts';
import { removeWebhook } from '../events/remove-webhook.ts';
import { updateWebhook } from '../events/update-webhook.ts';
import { guarded } from './common.ts';
import { urlText, datetime, list, text, trigger } from '../core/attribute.ts';
import { defineResource, type Resource } from '../core/define-resource.ts';
import { derived, empty } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const webhookShape = shape(
  'webhooks',
  {
    name: text('write', 'filter', 'unique'),
    topic: text('required', 'write', 'filter', 'indexed'),
    callback_url: urlText('required', 'write'),
    include_resources: list('write'),
    _disable: trigger('create', 'update'),
    _enable: trigger('create', 'update'),
    disabled_at: datetime('query'),
    ...guarded,
    shared_secret: text('confidential').or(newSecret),
    _regenerate_shared_secret: trigger('update'),
  },
  {
    last_event_callbacks: derived('event_callbacks'),
    versions: empty('versions'),
    event_stores: empty('event_stores'),
  },
);

/** The definition of webhooks, whose topics are what the definitions given tell of. */
export const webhooks = (resources: () => readonly Resource[]): Resource =>
  defineResource(webhookShape, {
    silent: true,
    derive: { last_event_callbacks: deriveLastCallbacks('webhook_id') },
    create: createWebhook(resources),
    update: updateWebhook(resources),
    remove: removeWebhook,
  });
