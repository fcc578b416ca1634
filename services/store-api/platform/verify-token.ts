import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { PlatformError } from './platform.ts';

/** What a token of the platform says; null where it is no good one. Throws while the keys are out of reach. */
export type VerifyToken = (token: string) => Promise<JWTPayload | null>;

/** What the platform signs with; never `none`, and nothing whose key could be the public one. */
const ALGORITHMS = ['RS256', 'RS512'];
/** Seconds that clocks of two machines may differ. */
const CLOCK_TOLERANCE = 30;
/** Longest token read, in characters. */
const LONGEST = 8_192;

/** Where the platform's keys are. @see https://docs.commercelayer.io/core/api-credentials */
const keysOf = (authEndpoint: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(`${authEndpoint}/.well-known/jwks.json`), { timeoutDuration: 5_000 });

/** Whether it is the keys that could not be had, rather than the token that is not good. */
const isWithoutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  // An answer that is not a set of keys at all.
  error.code === 'ERR_JOSE_GENERIC';

/**
 * Checks tokens against the platform's keys, which are asked for once and again when an unknown one signs: signature,
 * algorithm and expiry. For whom a token is good is for the caller to read out of it.
 *
 * @param authEndpoint `https://auth.commercelayer.io`; its keys are below it
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
