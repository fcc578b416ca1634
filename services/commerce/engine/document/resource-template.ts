import { LRUCache } from 'lru-cache';
import type { Resource } from '../definition/define-resource.ts';
import type { IdentifiedBytes } from './byte-writer.ts';

/** What a template leaves open: the row's id, and values that differ from row to row. */
const ID = '\u0000';
const VALUE = '\u0001';

/** The bytes of a resource object around its values. */
export type ResourceTemplate = readonly IdentifiedBytes[];

/** What all resource objects of a document share. */
export interface Frame {
  /** `https://<organization>.<domain>/api` */
  readonly base: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** What the resource objects of one template have in common. */
interface Pattern {
  readonly resource: Resource;
  readonly frame: Frame;
  /** Relationships that are shown. */
  readonly names: readonly string[];
  /** Those of them that have a linkage. */
  readonly linked: ReadonlySet<string>;
  /** Bytes of the row's id. */
  readonly idLength: number;
}

/** Where a row of a resource is found. */
export const selfOf = ({ shape, singleton }: Resource, base: string, id: string): string =>
  singleton ? `${base}/${singleton}` : `${base}/${shape.type}/${id}`;

/** The two links every relationship has. */
export const relationshipLinks = (self: string, name: string) => ({
  self: `${self}/relationships/${name}`,
  related: `${self}/${name}`,
});

/** The bytes of a text whose marks give way to ids. */
const identifiedBytes = (text: string, idLength: number): IdentifiedBytes => {
  const places: number[] = [];
  let length = 0;
  const chunks = text.split(ID).map((it) => Buffer.from(it));
  for (const chunk of chunks.slice(0, -1)) {
    length += chunk.length;
    places.push(length);
    length += idLength;
  }
  const gap = Buffer.alloc(idLength);
  const bytes = chunks.flatMap((it, index) => (index > 0 ? [gap, it] : [it]));
  return { bytes: Buffer.concat(bytes), places };
};

const make = ({ resource, frame, names, linked, idLength }: Pattern): ResourceTemplate => {
  // Marks are no characters of JSON's text, so they go in where JSON.stringify has been.
  const self = selfOf(resource, JSON.stringify(frame.base).slice(1, -1), ID);
  const relationships = names.map((name) => {
    const links = relationshipLinks(self, name);
    const data = linked.has(name) ? `,"data":${VALUE}` : '';
    return `"${name}":{"links":{"self":"${links.self}","related":"${links.related}"}${data}}`;
  });
  const text =
    `{"id":"${ID}","type":"${resource.shape.type}","links":{"self":"${self}"},` +
    `"attributes":${VALUE},"relationships":{${relationships.join(',')}},"meta":${JSON.stringify(frame.meta)}}`;
  return text.split(VALUE).map((piece) => identifiedBytes(piece, idLength));
};

/** Which relationships are shown is for the request to say, so there are endlessly many. */
export const rememberedTemplates = (): LRUCache<string, ResourceTemplate> =>
  new LRUCache({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (template, key) =>
      template.reduce((sum, { bytes }) => sum + bytes.length, key.length),
  });
const made = rememberedTemplates();

/**
 * The template of a resource's objects, which was made for an earlier document or is made now. Its values are the
 * attributes, and then the linkage of those relationships that have one.
 */
export const resourceTemplate = (pattern: Pattern): ResourceTemplate => {
  const { resource, frame, names, linked, idLength } = pattern;
  const key = JSON.stringify([
    resource.shape.type,
    selfOf(resource, frame.base, ID),
    frame.meta,
    idLength,
    names.map((name) => (linked.has(name) ? `+${name}` : name)),
  ]);
  const cached = made.get(key);
  if (cached) return cached;
  const template = make(pattern);
  made.set(key, template);
  return template;
};
