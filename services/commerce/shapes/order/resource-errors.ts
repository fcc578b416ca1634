import { text } from '../../core/attribute.ts';
import { empty, oneOf } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';

export const resourceErrorShape = shape(
  'resource_errors',
  {
    /** The attribute or relationship that caused the error. */
    name: text('query').or(''),
    code: text('query').or(''),
    message: text('filter').or(''),
  },
  { resource: oneOf(['orders']), event_stores: empty('event_stores') },
);
