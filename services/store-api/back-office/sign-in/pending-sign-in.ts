import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { safeTarget } from './safe-target.ts';

/**
 * A sign-in in progress. It is kept in a cookie of the browser that started it, so the platform's response is
 * accepted by no other browser (login CSRF, RFC 6749, 10.12).
 */
export interface PendingSignIn {
  state: string;
  codeVerifier: string;
  /** Page to open after the sign-in. */
  target: string;
}

/** Time limit of the sign-in at the platform, in s. */
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

/** Parses the cookie; null for anything but the output of `writePending`. */
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

/** Whether the platform's response belongs to this sign-in. */
export const answersTo = ({ state }: PendingSignIn, given: string | undefined): boolean => {
  const [expected, candidate] = [Buffer.from(state), Buffer.from(given ?? '')];
  return expected.length === candidate.length && timingSafeEqual(expected, candidate);
};
