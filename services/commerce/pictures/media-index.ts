import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSizes } from './formats.ts';

export interface MediaEntry extends PictureSizes {
  /** Hash of the drawing and of the way it is encoded: a different one means the files are stale. */
  readonly hash: string;
}

export type MediaIndex = Readonly<Record<string, MediaEntry>>;

const file = (folder: string): string => join(folder, 'index.json');

/** Reads which drawings the files in a media folder show; an absent index is an empty one. */
export const readMediaIndex = (folder: string): MediaIndex =>
  existsSync(file(folder)) ? (JSON.parse(readFileSync(file(folder), 'utf8')) as MediaIndex) : {};

/** Writes the index, ids in order, so that a change shows as a small difference. */
export function writeMediaIndex(folder: string, index: MediaIndex): void {
  const ordered = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file(folder), `${JSON.stringify(ordered, null, 2)}\n`);
}
