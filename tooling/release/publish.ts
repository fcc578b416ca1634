import type { Author } from './author.ts';
import type { StoreApi } from './call-store-api.ts';
import { describeRelease } from './describe-release.ts';
import type { LiveAnswer } from './live-answer.ts';
import { type PrepareOptions, prepareArtifact } from './prepare-artifact.ts';
import { promote } from './promote.ts';
import { register } from './register.ts';
import { type ReleaseResult, done } from './release-result.ts';
import { startCanary } from './start-canary.ts';
import { type Timings, startStopwatch } from './stopwatch.ts';

export interface PublishOptions extends PrepareOptions {
  /** Address of the remote's folder in the artifact store, no trailing slash: `http://127.0.0.1:3101/catalog`. */
  baseUrl: string;
  /** The same on another host, tried when the first fails. */
  fallbackBaseUrl?: string | undefined;
  storeApi: StoreApi;
  author: Author;
  /** Percentage for a canary; all the traffic when left out. */
  canary?: number | undefined;
}

export interface Publication {
  name: string;
  version: string;
  live: LiveAnswer['live'];
  timings: Timings;
}

/**
 * Makes a build live: checks it, stores it, registers it and promotes it (or starts a canary). Publishing the
 * same content again changes nothing. Whatever is refused leaves what was live.
 */
export const publish = async (options: PublishOptions): Promise<ReleaseResult<Publication>> => {
  const { baseUrl, fallbackBaseUrl, storeApi, author, canary: traffic } = options;
  const { stopwatch, timings } = startStopwatch();
  const stored = await prepareArtifact(options, stopwatch);
  if (!stored.ok) return stored;
  const { name, version } = stored.value;
  const release = describeRelease(stored.value, baseUrl, fallbackBaseUrl);
  const registered = await stopwatch('register', () => register(storeApi, name, release, author));
  if (!registered.ok) return registered;
  const live = await stopwatch(traffic === undefined ? 'promote' : 'canary', () =>
    traffic === undefined
      ? promote(storeApi, name, version, author)
      : startCanary(storeApi, name, { version, traffic }, author),
  );
  return live.ok ? done({ name, version, live: live.value.live, timings }) : live;
};
