import { text } from '../../../engine/definition/attribute.ts';
import { empty, oneOf } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';

export const resourceErrorShape = shape(
  'resource_errors',
  {
    /** The attribute or relationship that caused the error. */
    name: text('query').or(''),
    code: text('query').or(''),
    message: text('filter').or(''),
  },
  { resource: oneOf(['orders', 'returns']), event_stores: empty('event_stores') },
);
