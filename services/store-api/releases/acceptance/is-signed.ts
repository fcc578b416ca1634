import type { Release } from '@shop/contracts/remote/release-manifest';
import type { ReleaseEnvelope } from '@shop/contracts/remote/release-statement';
import { describesRelease, readStatement, signerOf } from '@shop/server-kit/signing';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { ReleaseKeys } from '../releases-context.ts';

const HOW =
  'Publish it again with the private key of the team (SHOP_SIGNING_KEY). What was live stays live.';

/**
 * Checks a release's statement: it has to be about this release and, if the operator registered keys for the remote,
 * signed by one of them. The deploy token alone then puts nothing live.
 *
 * @param envelope the statement with its signatures, or undefined if there is none
 */
export const isSigned = (
  remote: string,
  release: Release,
  envelope: ReleaseEnvelope | undefined,
  registered: ReleaseKeys = {},
): ReleaseResult<void> => {
  const name = `${release.metadata.version} of ${remote}`;
  if (envelope) {
    const statement = readStatement(envelope);
    if (!statement || !describesRelease(statement, remote, release)) {
      const message = `The statement of release ${name} is about another release or other content. ${HOW}`;
      return refuse('STATEMENT_MISMATCH', message);
    }
  }
  const keys = Object.hasOwn(registered, remote) ? registered[remote] : undefined;
  if (!keys) return done(undefined);
  if (!envelope || envelope.signatures.length === 0) {
    const message = `Release ${name} is not signed, and keys are registered for ${remote}. ${HOW}`;
    return refuse('SIGNATURE_MISSING', message);
  }
  if (signerOf(envelope, keys) === undefined) {
    const signers = envelope.signatures.map(({ keyid }) => keyid).join(', ');
    const message = `Release ${name} is signed by ${signers}, which is no registered key of ${remote}. ${HOW}`;
    return refuse('SIGNATURE_WRONG', message);
  }
  return done(undefined);
};
