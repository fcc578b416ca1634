import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { safeTarget } from './safe-target.ts';

/**
 * A sign-in that was begun: kept by the browser that began it, in a cookie, so that an answer of the platform counts in
 * no other (login CSRF, RFC 6749, 10.12).
 */
export interface PendingSignIn {
  state: string;
  codeVerifier: string;
  /** Page to open then. */
  target: string;
}

/** How long someone may take at the platform, in s: as long as a code may. */
export const PENDING_SECONDS = 600;

const random = (): string => randomBytes(32).toString('base64url');

export const beginSignIn = (target: string): PendingSignIn => ({
  state: random(),
  codeVerifier: random(),
  target,
});

/** RFC 7636, 4.2. */
export const codeChallengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url');

export const writePending = ({ state, codeVerifier, target }: PendingSignIn): string =>
  [state, codeVerifier, Buffer.from(target).toString('base64url')].join('.');

/** What a cookie says; null for anything but what `writePending` wrote. */
export const readPending = (cookie: string | null): PendingSignIn | null => {
  const [, state, codeVerifier, target] =
    /^([\w-]{43})\.([\w-]{43})\.([\w-]{1,400})$/.exec(cookie ?? '') ?? [];
  if (!state || !codeVerifier || !target) return null;
  return {
    state,
    codeVerifier,
    target: safeTarget(Buffer.from(target, 'base64url').toString('utf8')),
  };
};

/** Whether an answer of the platform is to this sign-in. */
export const answersTo = ({ state }: PendingSignIn, given: string | undefined): boolean => {
  const [expected, shown] = [Buffer.from(state), Buffer.from(given ?? '')];
  return expected.length === shown.length && timingSafeEqual(expected, shown);
};
