import { randomBytes } from 'node:crypto';

/** A shared secret no one can guess: 128 random bits, in hexadecimal. */
export const newSecret = (): string => randomBytes(16).toString('hex');
