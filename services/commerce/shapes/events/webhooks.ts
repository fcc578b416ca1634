import { datetime, list, text, trigger, urlText } from '../../core/attribute.ts';
import { newSecret } from '../../core/new-secret.ts';
import { derived, empty } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { guarded } from '../common.ts';

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
