import type { Resource, ResourceLink } from '../definition/define-resource.ts';
import type { ByteWriter } from './byte-writer.ts';
import type { Entry } from './entry.ts';
import {
  relationshipLinks,
  resourceTemplate,
  selfOf,
  type Frame,
  type ResourceTemplate,
} from './resource-template.ts';

/**
 * A row as a document shows it: as an object for code that works on it, as bytes for code that sends it. Nine tenths of the
 * bytes are the same for every row of a resource, so they are filled in instead of being written again.
 */
export interface ResourceObject {
  readonly toJSON: () => Record<string, unknown>;
  readonly writeTo: (writer: ByteWriter) => void;
}

const linkText = ({ type, id }: ResourceLink): string => `{"type":"${type}","id":"${id}"}`;

const linkageText = (linkage: ResourceLink | readonly ResourceLink[] | null): string => {
  if (linkage === null) return 'null';
  return Array.isArray(linkage)
    ? `[${linkage.map(linkText).join(',')}]`
    : linkText(linkage as ResourceLink);
};

/** Makes the resource objects of one resource in one document. */
export const resourceObjects = (
  resource: Resource,
  frame: Frame,
  isShown: (relationship: string) => boolean,
): ((entry: Entry, attributes: Record<string, unknown>) => ResourceObject) => {
  const names = Object.keys(resource.shape.relationships).filter(isShown);
  const templates = new Map<string, ResourceTemplate>();
  const templateOf = (linkage: Entry['linkage'], idLength: number): ResourceTemplate => {
    const key = [idLength, ...linkage.keys()].join();
    const cached = templates.get(key);
    if (cached) return cached;
    const linked = new Set(linkage.keys());
    const made = resourceTemplate({ resource, frame, names, linked, idLength });
    templates.set(key, made);
    return made;
  };
  return ({ row: { id }, linkage }, attributes) => ({
    toJSON: () => {
      const self = selfOf(resource, frame.base, id);
      const relationship = (name: string) => {
        const links = relationshipLinks(self, name);
        return linkage.has(name) ? { links, data: linkage.get(name) } : { links };
      };
      return {
        id,
        type: resource.shape.type,
        links: { self },
        attributes,
        relationships: Object.fromEntries(names.map((it) => [it, relationship(it)])),
        meta: frame.meta,
      };
    },
    writeTo: (writer) => {
      const idBytes = Buffer.from(id);
      const [start, ...rest] = templateOf(linkage, idBytes.length);
      const values = names.flatMap((it) => {
        const data = linkage.get(it);
        return data === undefined ? [] : linkageText(data);
      });
      if (start) writer.identified(start, idBytes);
      for (const [index, piece] of rest.entries()) {
        writer.text(index === 0 ? JSON.stringify(attributes) : (values[index - 1] ?? 'null'));
        writer.identified(piece, idBytes);
      }
    },
  });
};
