import { randomBytes } from 'node:crypto';

/** An etag no one has seen yet; its end says which state of the order it is about. */
export const nextEtag = (fingerprint: string): string =>
  `${Date.now().toString(36)}${randomBytes(3).toString('hex')}.${fingerprint}`;

/** Whether an order is as it was when it was given its etag. */
export const fitsEtag = (etag: unknown, fingerprint: string): boolean =>
  typeof etag === 'string' && etag.endsWith(`.${fingerprint}`);
