import { timingSafeEqual } from 'node:crypto';
import { signPayload } from './sign-payload.ts';

/**
 * Whether a received webhook was signed with the shared secret.
 *
 * @param body - the request's bytes as they came: parsing and serializing again gives others
 * @param signature - the value of the `X-CommerceLayer-Signature` header
 */
export const verifySignature = (
  body: string | Uint8Array,
  signature: string | null | undefined,
  sharedSecret: string,
): boolean => {
  const expected = Buffer.from(signPayload(body, sharedSecret));
  const actual = Buffer.from(signature ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
