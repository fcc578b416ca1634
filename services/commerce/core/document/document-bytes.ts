import type { ResourceObject } from './resource-object.ts';

const isResourceObject = (value: unknown): value is ResourceObject =>
  typeof value === 'object' && value !== null && 'toText' in value;

const piecesOf = (value: unknown): readonly string[] => {
  if (isResourceObject(value)) return [value.toText()];
  if (!Array.isArray(value) || !value.every(isResourceObject)) return [JSON.stringify(value)];
  return ['[', ...value.flatMap((it, index) => [...(index > 0 ? [','] : []), it.toText()]), ']'];
};

/**
 * A document as it is sent. Each resource object is turned into bytes by itself: one letter beyond Latin 1 makes a
 * text twice as long in memory and several times as slow to turn into bytes, and should do so to its own row alone.
 */
export const documentBytes = (document: Readonly<Record<string, unknown>>): Buffer => {
  const members = Object.entries(document)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value], index) => [
      `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`,
      ...piecesOf(value),
    ]);
  return Buffer.concat(['{', ...members, '}'].map((it) => Buffer.from(it)));
};
