import { one, oneOf } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';

/** Join table of tags and tagged rows. Internal, without an endpoint. */
export const taggingShape = shape(
  'taggings',
  {},
  { tag: one('tags', 'required'), taggable: oneOf([]) },
);
