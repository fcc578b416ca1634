import { defineResource } from '../core/define-resource.ts';
import { one, oneOf } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

/** Which row carries which tag. The platform's own: no endpoint shows it. */
export const taggingShape = shape(
  'taggings',
  {},
  { tag: one('tags', 'required'), taggable: oneOf([]) },
);

export const taggings = defineResource(taggingShape, {
  internal: true,
  indexes: [['taggable_id', 'tag_id']],
});
