import type { Release } from '@shop/contracts/remote/release-manifest';
import { editReleases } from './edit-releases.ts';
import { findRelease } from './find-release.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { Author, ReleasesContext } from './releases-context.ts';
import { sameContent, sameLocation } from './same-content.ts';

export type Registration = 'registered' | 'unchanged' | 'relocated';

/**
 * Registers a release without putting it live. Idempotent: the same content at a new URL updates the URL, different
 * content under the same version is refused.
 */
export const registerRelease = (
  context: ReleasesContext,
  remote: string,
  release: Release,
  author: Author,
): Promise<ReleaseResult<Registration>> =>
  editReleases(context, author, async ({ transaction, note }) => {
    const { version } = release.metadata;
    const known = await findRelease(transaction, remote, version);
    if (!known) {
      const registered_at = context.now().toISOString();
      const document = JSON.stringify(release);
      await transaction
        .insertInto('release')
        .values({ remote, version, document, registered_at })
        .execute();
      await note({ remote, action: 'register', version });
      return done('registered');
    }
    if (!sameContent(known, release)) {
      const message = `Release ${version} of ${remote} is registered with other content; a version never changes.`;
      return refuse('VERSION_TAKEN', message);
    }
    if (sameLocation(known, release)) return done('unchanged');
    const { gitSha, builtAt } = known.extras;
    const moved: Release = { ...release, extras: { ...release.extras, gitSha, builtAt } };
    await transaction
      .updateTable('release')
      .set({ document: JSON.stringify(moved) })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
    await note({ remote, action: 'relocate', version });
    return done('relocated');
  });
