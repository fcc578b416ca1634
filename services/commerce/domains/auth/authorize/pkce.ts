import { createHash, timingSafeEqual } from 'node:crypto';

/** A SHA-256 digest in base64url without padding. */
const challenge = /^[\w-]{43}$/;
/** RFC 7636, 4.1. */
const verifier = /^[A-Za-z0-9\-._~]{43,128}$/;

/** Whether a text can be a code challenge of the method `S256`. */
export const isChallenge = (text: string): boolean => challenge.test(text);

/**
 * Whether a token request proves that it comes from the client that requested the code (RFC 7636, 4.6). A verifier for
 * a code without a challenge is refused: an attacker has removed the challenge (RFC 9700, 4.8.2).
 */
export const provesPossession = (
  codeChallenge: string | null,
  codeVerifier: string | null | undefined,
): boolean => {
  if (codeChallenge === null || !codeVerifier) return codeChallenge === null && !codeVerifier;
  if (!verifier.test(codeVerifier)) return false;
  const hashed = createHash('sha256').update(codeVerifier).digest('base64url');
  return timingSafeEqual(Buffer.from(hashed), Buffer.from(codeChallenge));
};
