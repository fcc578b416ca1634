import { createHash } from 'node:crypto';

/** What a link's token is kept as. A token has 256 random bits, so that a plain digest gives nothing away. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
