import { join } from 'node:path';
import { readBuiltRelease } from './built-release.ts';
import { describeRelease } from './describe-release.ts';
import type { ReleaseList } from './list-releases.ts';
import type { PublishOptions } from './publish.ts';
import { register } from './register.ts';
import { type ReleaseResult, done } from './release-result.ts';

/**
 * Tells store-api the present address of every release kept in the artifact store: a shop started with another
 * port base, or moved to another host, would else go on pointing to where the files were.
 */
export const relocateReleases = async (
  options: Pick<
    PublishOptions,
    'artifactRoot' | 'baseUrl' | 'fallbackBaseUrl' | 'storeApi' | 'author'
  >,
  name: string,
  releases: ReleaseList,
): Promise<ReleaseResult<void>> => {
  const { artifactRoot, baseUrl, fallbackBaseUrl, storeApi, author } = options;
  for (const { release } of releases) {
    const stored = await readBuiltRelease(join(artifactRoot, name, release.metadata.version));
    if (!stored.ok) continue;
    const described = describeRelease(stored.value, baseUrl, fallbackBaseUrl);
    if (described.url === release.url && described.fallbackUrl === release.fallbackUrl) continue;
    const moved = await register(storeApi, name, described, author);
    if (!moved.ok) return moved;
  }
  return done(undefined);
};
