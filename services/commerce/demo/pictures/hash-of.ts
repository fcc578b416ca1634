import { createHash } from 'node:crypto';
import type { PictureSizes } from './formats.ts';

/** Raise when the encoding changes though no drawing does. */
const encoding = 1;

/** A hash of a picture's content and encoding, sixteen hexadecimal digits. */
export const hashOf = (svg: string, sizes: PictureSizes): string =>
  createHash('sha256')
    .update(JSON.stringify([encoding, sizes, svg]))
    .digest('hex')
    .slice(0, 16);
