import { randomBytes } from 'node:crypto';

/** A unique etag, whose suffix is the fingerprint of the order's state. */
export const nextEtag = (fingerprint: string): string =>
  `${Date.now().toString(36)}${randomBytes(3).toString('hex')}.${fingerprint}`;

/** Whether the order is unchanged since its etag was written. */
export const fitsEtag = (etag: unknown, fingerprint: string): boolean =>
  typeof etag === 'string' && etag.endsWith(`.${fingerprint}`);
