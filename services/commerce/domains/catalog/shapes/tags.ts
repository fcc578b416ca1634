import { text } from '../../../engine/definition/attribute.ts';
import { empty } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';

export const tagShape = shape(
  'tags',
  {
    name: text('required', 'write', 'query', 'unique'),
  },
  { event_stores: empty('event_stores') },
);
