import { readStoredRelease } from '../artifact/built-release.ts';
import { describeRelease } from '../artifact/describe-release.ts';
import { writeReleaseDeltas } from '../deltas/release-deltas.ts';
import { prepareArtifact } from '../artifact/prepare-artifact.ts';
import { stateBuild } from '../artifact/state-build.ts';
import { done, type ReleaseResult } from '../release-result.ts';
import { openStore, refuseWithoutStore } from '../storage/open-store.ts';
import { promote, register } from '../store-api/edit-releases.ts';
import { listReleases, readHistory, type ReleaseList } from '../store-api/read-releases.ts';
import { decidePublication, type Decision } from './decide-publication.ts';
import type { PublishOptions } from './publish.ts';
import { startStopwatch, type Timings } from './stopwatch.ts';

/**
 * Updates the addresses of all stored releases in store-api. Otherwise a shop with another port base or host would
 * still point to the old location.
 */
const relocateReleases = async (
  options: Pick<
    PublishOptions,
    'artifactRoot' | 'baseUrl' | 'fallbackBaseUrl' | 'storeApi' | 'author' | 'signingKey'
  >,
  name: string,
  releases: ReleaseList,
): Promise<ReleaseResult<void>> => {
  const { artifactRoot, baseUrl, fallbackBaseUrl, storeApi, author, signingKey } = options;
  const store = openStore(artifactRoot);
  for (const { release } of releases) {
    const stored = await readStoredRelease(store, `${name}/${release.metadata.version}`);
    if (!stored.ok) continue;
    const described = describeRelease(stored.value, baseUrl, fallbackBaseUrl);
    if (described.url === release.url && described.fallbackUrl === release.fallbackUrl) continue;
    const statement = stateBuild(stored.value, described, signingKey);
    const moved = await register(storeApi, name, { release: described, statement }, author);
    if (!moved.ok) return moved;
  }
  return done(undefined);
};

interface StartPublication {
  name: string;
  version: string;
  decision: Decision;
  timings: Timings;
}

const publishNewBuild = async (
  options: Omit<PublishOptions, 'canary'>,
): Promise<ReleaseResult<StartPublication>> => {
  const { artifactRoot, baseUrl, fallbackBaseUrl, storeApi, author, signingKey } = options;
  const { stopwatch, timings } = startStopwatch();
  const stored = await prepareArtifact(options, stopwatch);
  if (!stored.ok) return stored;
  const { name, version } = stored.value;

  const listed = await stopwatch('read', () => listReleases(storeApi, name));
  if (!listed.ok) return listed;
  const history = await readHistory(storeApi, name);
  if (!history.ok) return history;
  const moved = await stopwatch('relocate', () => relocateReleases(options, name, listed.value));
  if (!moved.ok) return moved;

  const existing = listed.value.find((it) => it.release.metadata.version === version);
  const decision = decidePublication(version, existing?.deployment, history.value);
  if (decision.publish) {
    await stopwatch('deltas', () =>
      writeReleaseDeltas(openStore(artifactRoot), stored.value, storeApi),
    );
    const release = describeRelease(stored.value, baseUrl, fallbackBaseUrl);
    const statement = stateBuild(stored.value, release, signingKey);
    const registered = await stopwatch('register', () =>
      register(storeApi, name, { release, statement }, author),
    );
    if (!registered.ok) return registered;
    const live = await stopwatch('promote', () => promote(storeApi, name, version, author));
    if (!live.ok) return live;
  }
  return done({ name, version, decision, timings });
};

/**
 * Handles a build at the start of the shop: publishes new content, leaves rolled-back content and canaries alone,
 * and updates the addresses of older releases.
 */
export const publishIfChanged = (
  options: Omit<PublishOptions, 'canary'>,
): Promise<ReleaseResult<StartPublication>> => refuseWithoutStore(() => publishNewBuild(options));
