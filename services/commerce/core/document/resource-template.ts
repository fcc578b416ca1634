import type { Resource } from '../define-resource.ts';
import type { Entry } from './entry.ts';

/** What a template leaves open: the row's id, and values that differ from row to row. */
const ID = '\u0000';
const VALUE = '\u0001';

/** The text of a resource object around its values: pieces that are joined by the row's id. */
export type ResourceTemplate = readonly (readonly string[])[];

/** What all resource objects of a document share. */
export interface Frame {
  /** `https://<organization>.<domain>/api` */
  readonly base: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** Where a row of a resource is found. */
export const selfOf = ({ shape, singleton }: Resource, base: string, id: string): string =>
  singleton ? `${base}/${singleton}` : `${base}/${shape.type}/${id}`;

/** The two links every relationship has. */
export const relationshipLinks = (self: string, name: string) => ({
  self: `${self}/relationships/${name}`,
  related: `${self}/${name}`,
});

/**
 * Makes the template of a resource's objects. Its values are the attributes, and then the linkage of those
 * relationships that have one.
 *
 * @param names - relationships that are shown
 * @param linked - those of them that have a linkage
 */
export const resourceTemplate = (
  resource: Resource,
  { base, meta }: Frame,
  names: readonly string[],
  linked: Entry['linkage'],
): ResourceTemplate => {
  // Marks are no characters of JSON's text, so they go in where JSON.stringify has been.
  const self = selfOf(resource, JSON.stringify(base).slice(1, -1), ID);
  const relationships = names.map((name) => {
    const links = relationshipLinks(self, name);
    const data = linked.has(name) ? `,"data":${VALUE}` : '';
    return `"${name}":{"links":{"self":"${links.self}","related":"${links.related}"}${data}}`;
  });
  const text =
    `{"id":"${ID}","type":"${resource.shape.type}","links":{"self":"${self}"},` +
    `"attributes":${VALUE},"relationships":{${relationships.join(',')}},"meta":${JSON.stringify(meta)}}`;
  return text.split(VALUE).map((piece) => piece.split(ID));
};
