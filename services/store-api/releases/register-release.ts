import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts/remote/release-manifest';
import type { ReleaseEnvelope } from '@shop/contracts/remote/release-statement';
import { isSigned } from './acceptance/is-signed.ts';
import { editReleases } from './edit-releases.ts';
import { findRelease } from './find-release.ts';
import { prunedReleases } from './prune/pruned-releases.ts';
import { done, refuse, type ReleaseResult } from './release-result.ts';
import { findEnvelope, replaceEnvelope } from './release-statements.ts';
import type { Author, ReleasesContext } from './releases-context.ts';

/** A release without its URL and build time. */
const contentOf = ({ metadata, extras }: Release): unknown => {
  const { node, gitSha: _gitSha, builtAt: _builtAt, ...rest } = extras;
  return { metadata, ...rest, node: { entry: node.entry, files: node.files } };
};

/**
 * Whether two releases are the same artifact, regardless of URL and build time. A version identifies one content
 * permanently.
 */
const sameContent = (one: Release, other: Release): boolean =>
  isDeepStrictEqual(contentOf(one), contentOf(other));

/** Whether two releases of the same content have the same URL. */
const sameLocation = (one: Release, other: Release): boolean =>
  one.url === other.url &&
  one.fallbackUrl === other.fallbackUrl &&
  one.extras.node.url === other.extras.node.url;

export type Registration = 'registered' | 'unchanged' | 'relocated';

interface StatedRelease {
  release: Release;
  /** What its build states, with the team's signature. */
  statement?: ReleaseEnvelope | undefined;
}

/**
 * Registers a release without putting it live. Idempotent: the same content at a new URL updates the URL, different
 * content under the same version is refused. If keys are registered for the remote, only signed releases are; a new URL
 * needs a new signature, or a deployer without the key could send visitors elsewhere.
 */
export const registerRelease = (
  context: ReleasesContext,
  remote: string,
  { release, statement }: StatedRelease,
  author: Author,
): Promise<ReleaseResult<Registration>> =>
  editReleases(context, author, async ({ transaction, note }) => {
    const { version } = release.metadata;
    const signed = isSigned(remote, release, statement, context.releaseKeys);
    if (!signed.ok) return signed;
    const state = () => replaceEnvelope(transaction, remote, version, statement);
    const existing = await findRelease(transaction, remote, version);
    if (!existing) {
      const registered_at = context.now().toISOString();
      const document = JSON.stringify(release);
      await transaction
        .insertInto('release')
        .values({ remote, version, document, registered_at })
        .execute();
      await state();
      await note({ remote, action: 'register', version });
      return done('registered');
    }
    if (!sameContent(existing, release)) {
      const message = `Release ${version} of ${remote} is registered with other content; a version never changes.`;
      return refuse('VERSION_TAKEN', message);
    }
    const isPruned = (await prunedReleases(transaction, remote, version)).has(version);
    if (sameLocation(existing, release)) {
      // The first origin stays, unless it was unsigned or the team's keys have changed.
      const before = await findEnvelope(transaction, remote, version);
      const isKept = before && isSigned(remote, existing, before, context.releaseKeys).ok;
      if (statement && !isKept) await state();
      if (!isPruned) return done('unchanged');
      await note({ remote, action: 'register', version });
      return done('registered');
    }
    const { gitSha, builtAt } = existing.extras;
    const moved: Release = { ...release, extras: { ...release.extras, gitSha, builtAt } };
    await transaction
      .updateTable('release')
      .set({ document: JSON.stringify(moved) })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
    await state();
    await note({ remote, action: isPruned ? 'register' : 'relocate', version });
    return done('relocated');
  });
