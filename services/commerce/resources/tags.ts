import { writeTag } from '../catalogue/write-tag.ts';
import { text } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { empty } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const tagShape = shape(
  'tags',
  {
    name: text('required', 'write', 'query', 'unique'),
  },
  { event_stores: empty('event_stores') },
);

export const tags = defineResource(tagShape, {
  guest: ['list', 'retrieve'],
  create: (operation, input) => writeTag(operation, null, input),
  update: writeTag,
});
