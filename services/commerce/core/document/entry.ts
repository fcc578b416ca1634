import type { Resource, ResourceLink, Row, Via } from '../define-resource.ts';

/** One row on its way into a document, with what is known of its relationships. */
export interface Entry {
  readonly resource: Resource;
  row: Row;
  readonly via: Via;
  /** `data` members of the relationships that were asked for. */
  readonly linkage: Map<string, ResourceLink | readonly ResourceLink[] | null>;
}

export const linkOf = ({ resource, row }: Entry): ResourceLink => ({
  type: resource.shape.type,
  id: row.id,
});
