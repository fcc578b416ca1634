import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The bearer token of a request, not verified. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Compares texts with a secret. Digests are compared in constant time, so neither time nor length leaks information
 * about the secret.
 */
export const matchesSecret = (secret: string): ((text: string) => boolean) => {
  const expected = digest(secret);
  return (text) => timingSafeEqual(digest(text), expected);
};
