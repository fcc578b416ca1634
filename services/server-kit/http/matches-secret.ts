import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Compares texts with a secret, or during its rotation with the current and the previous one. Digests are compared in
 * constant time, so neither time nor length leaks information about a secret.
 */
export const matchesSecret = (secrets: string | readonly string[]): ((text: string) => boolean) => {
  const expected = [secrets].flat().map(digest);
  return (text) => {
    const actual = digest(text);
    return expected.some((it) => timingSafeEqual(actual, it));
  };
};
