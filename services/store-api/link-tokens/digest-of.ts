import { createHash } from 'node:crypto';

/** Storage form of a link token. The token has 256 random bits, so an unsalted digest suffices. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
