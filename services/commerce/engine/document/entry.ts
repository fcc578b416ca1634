import type { Resource, ResourceLink, Row, Via } from '../definition/define-resource.ts';

/** One row of a document under construction, with its loaded relationships. */
export interface Entry {
  readonly resource: Resource;
  row: Row;
  readonly via: Via;
  /** `data` members of the requested relationships. */
  readonly linkage: Map<string, ResourceLink | readonly ResourceLink[] | null>;
}

export const linkOf = ({ resource, row }: Entry): ResourceLink => ({
  type: resource.shape.type,
  id: row.id,
});
