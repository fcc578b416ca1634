import { hash, randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const toLetters = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes.subarray(0, 10)) text += letters[byte % letters.length];
  return text;
};

/** A fresh id: ten letters, as the platform's. */
export const randomIdentifier = (): string => toLetters(randomBytes(10));

/** The id a seeded row has for ever: derived from its resource and its reference. */
export const stableIdentifier = (type: string, reference: string): string =>
  toLetters(hash('sha256', `${type}\n${reference}`, 'buffer'));
