import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Compares texts with a secret. Digests are compared in constant time, so neither time nor length leaks information
 * about the secret.
 */
export const matchesSecret = (secret: string): ((text: string) => boolean) => {
  const expected = digest(secret);
  return (text) => timingSafeEqual(digest(text), expected);
};
