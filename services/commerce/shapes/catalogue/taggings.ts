import { one, oneOf } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';

/** Join table of tags and tagged rows. Internal, without an endpoint. */
export const taggingShape = shape(
  'taggings',
  {},
  { tag: one('tags', 'required'), taggable: oneOf([]) },
);
