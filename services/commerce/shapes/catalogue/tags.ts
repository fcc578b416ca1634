import { text } from '../../core/attribute.ts';
import { empty } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';

export const tagShape = shape(
  'tags',
  {
    name: text('required', 'write', 'query', 'unique'),
  },
  { event_stores: empty('event_stores') },
);
