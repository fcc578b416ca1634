import type { PictureSizes } from './formats.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files of a picture: `<id>-<width>.<format>`. */
export const filesOf = (id: string, { widths, formats }: PictureSizes): string[] =>
  widths.flatMap((width) => formats.map((format) => `${id}-${String(width)}.${format}`));

/** Raise when the encoding changes though no drawing does. */
const encoding = 1;

/** A hash of a picture's content and encoding, sixteen hexadecimal digits. */
export const hashOf = (svg: string, sizes: PictureSizes): string =>
  createHash('sha256')
    .update(JSON.stringify([encoding, sizes, svg]))
    .digest('hex')
    .slice(0, 16);

/** By picture id the hash of what its files show; a different one means the files are stale. */
type MediaIndex = Readonly<Record<string, string>>;

const file = (folder: string): string => join(folder, 'index.json');

/** Reads which drawings the files in a media folder show; an absent index is an empty one. */
export const readMediaIndex = (folder: string): MediaIndex =>
  existsSync(file(folder)) ? (JSON.parse(readFileSync(file(folder), 'utf8')) as MediaIndex) : {};

/** Writes the index, ids in order, so that a change shows as a small difference. */
export function writeMediaIndex(folder: string, index: MediaIndex): void {
  const ordered = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file(folder), `${JSON.stringify(ordered, null, 2)}\n`);
}
