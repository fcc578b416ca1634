import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNED_SET_HOURS, type SignedSet, signedText } from '@shop/contracts/remote/health-report';

const HOUR_MS = 3_600_000;

/** Signature of a release set, base64url. */
export const signSet = (key: string, set: Omit<SignedSet, 'signature'>): string =>
  createHmac('sha256', key).update(signedText(set)).digest('base64url');

/** Whether a release set was signed with one of the keys. Takes the same time wherever the signatures differ. */
export const isSigned = (keys: readonly string[], set: SignedSet): boolean => {
  const actual = Buffer.from(set.signature, 'base64url');
  return keys.some((key) => {
    const expected = Buffer.from(signSet(key, set), 'base64url');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
};

/**
 * Whether a release set is current: neither older than {@link SIGNED_SET_HOURS} nor issued in the future.
 *
 * @param tolerance - hours by which the clocks of the shell and of this service may differ
 */
export const isCurrent = ({ issued }: SignedSet, now: Date, tolerance: number): boolean => {
  const age = Math.floor(now.getTime() / HOUR_MS) - issued;
  return age >= -tolerance && age <= SIGNED_SET_HOURS + tolerance;
};
