import { hash } from 'node:crypto';
import type { IndexEntry } from '../item/indexed-item.ts';

/** Tells whether an item's words have changed: a change of price or stock leaves them as they are. */
export const searchDigest = ({ search }: IndexEntry): string =>
  hash('sha256', JSON.stringify(search), 'base64url').slice(0, 22);
