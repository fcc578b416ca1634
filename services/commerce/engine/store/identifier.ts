import { createHash, randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const toLetters = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 10), (byte) => letters[byte % letters.length]).join('');

/** A fresh id: ten letters, as the platform's. */
export const randomIdentifier = (): string => toLetters(randomBytes(10));

/** The id a seeded row has for ever: derived from its resource and its reference. */
export const stableIdentifier = (type: string, reference: string): string =>
  toLetters(createHash('sha256').update(`${type}\n${reference}`).digest());
