import { text, trigger } from '../../../engine/definition/attribute.ts';
import { derived, empty } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';

export const eventShape = shape(
  'events',
  {
    /** Topic: resource and event, such as `orders.place`. */
    name: text('required', 'query'),
    resource_type: text('hidden'),
    resource_id: text('hidden', 'indexed'),
    _trigger: trigger('update', 'internal'),
  },
  {
    webhooks: derived('webhooks'),
    last_event_callbacks: derived('event_callbacks'),
    event_stores: empty('event_stores'),
  },
);
