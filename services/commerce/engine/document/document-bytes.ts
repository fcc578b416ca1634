import { ByteWriter } from './byte-writer.ts';
import type { ResourceObject } from './resource-object.ts';

const writer = new ByteWriter();

const isResourceObject = (value: unknown): value is ResourceObject =>
  typeof value === 'object' && value !== null && 'writeTo' in value;

const write = (value: unknown): void => {
  if (isResourceObject(value)) return value.writeTo(writer);
  if (!Array.isArray(value) || !value.every(isResourceObject))
    return writer.text(JSON.stringify(value));
  writer.text('[');
  for (const [index, it] of value.entries()) {
    if (index > 0) writer.text(',');
    it.writeTo(writer);
  }
  return writer.text(']');
};

/** Bytes of a document's JSON text, as sent. */
export const documentBytes = (document: Readonly<Record<string, unknown>>): Buffer => {
  const members = Object.entries(document).filter(([, value]) => value !== undefined);
  try {
    writer.text('{');
    for (const [index, [name, value]] of members.entries()) {
      writer.text(`${index > 0 ? ',' : ''}${JSON.stringify(name)}:`);
      write(value);
    }
    writer.text('}');
  } catch (error) {
    writer.take();
    throw error;
  }
  return writer.take();
};
