import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal: how tokens and client secrets are kept. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
