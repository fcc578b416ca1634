import { hash } from 'node:crypto';
import type { IndexEntry } from '../item/indexed-item.ts';

/** Digest of an item's search text, to skip writing it when only price or stock changed. */
export const searchDigest = ({ search }: IndexEntry): string =>
  hash('sha256', JSON.stringify(search), 'base64url').slice(0, 22);
