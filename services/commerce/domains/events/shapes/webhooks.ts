import { datetime, list, text, trigger, urlText } from '../../../engine/definition/attribute.ts';
import { newSecret } from '../../../engine/store/new-secret.ts';
import { derived, empty } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { guarded } from '../../shared-shapes.ts';

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
