import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { PlatformError } from './platform.ts';

/** Claims of a platform token; null if it is invalid. Throws while the platform's keys are unreachable. */
export type VerifyToken = (token: string) => Promise<JWTPayload | null>;

/** Accepted signature algorithms: never `none`, and no symmetric one, whose secret could be the public key. */
const ALGORITHMS = ['RS256', 'RS512'];
/** Tolerated clock skew, in seconds. */
const CLOCK_TOLERANCE = 30;
/** Maximum length of a token, in characters. */
const LONGEST = 8_192;

/**
 * URL of the platform's keys.
 *
 * @see https://docs.commercelayer.io/core/api-credentials
 */
const keysOf = (authEndpoint: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(`${authEndpoint}/.well-known/jwks.json`), { timeoutDuration: 5_000 });

/** Whether the keys could not be loaded, as opposed to an invalid token. */
const isWithoutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  // The response is not a key set.
  error.code === 'ERR_JOSE_GENERIC';

/**
 * Verifies tokens with the platform's keys, which are cached and fetched again for an unknown key id: signature,
 * algorithm and expiry. The caller must check the audience.
 *
 * @param authEndpoint `https://auth.commercelayer.io`, under which the keys are published
 */
export const createTokenVerifier =
  (authEndpoint: string, keys: JWTVerifyGetKey = keysOf(authEndpoint)): VerifyToken =>
  async (token) => {
    if (token.length > LONGEST) return null;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE,
        requiredClaims: ['exp'],
      });
      return payload;
    } catch (error) {
      if (isWithoutKeys(error)) throw new PlatformError(503, 'a request for its keys');
      return null;
    }
  };
