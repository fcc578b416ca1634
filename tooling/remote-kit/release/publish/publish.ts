import type { KeyObject } from 'node:crypto';
import type { Author } from '../store-api/edit-releases.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import { describeRelease } from '../artifact/describe-release.ts';
import { writeReleaseDeltas } from '../deltas/release-deltas.ts';
import type { LiveReleases } from '../store-api/edit-traffic.ts';
import { type PrepareOptions, prepareArtifact } from '../artifact/prepare-artifact.ts';
import { promote } from '../store-api/edit-releases.ts';
import { register } from '../store-api/edit-releases.ts';
import { type ReleaseResult, done } from '../release-result.ts';
import { openStore, refuseWithoutStore } from '../storage/open-store.ts';
import { startCanary } from '../store-api/edit-releases.ts';
import { type RolloutPlan, startRollout } from '../store-api/release-health.ts';
import { stateBuild } from '../artifact/state-build.ts';
import { type Stopwatch, type Timings, startStopwatch } from './stopwatch.ts';

export interface PublishOptions extends PrepareOptions {
  /**
   * Address of the remote's folder in the artifact store, without a trailing slash:
   * `http://127.0.0.1:3101/catalog`.
   */
  baseUrl: string;
  /** The same on another host, tried if the first fails. */
  fallbackBaseUrl?: string | undefined;
  storeApi: StoreApi;
  author: Author;
  /** Private key of the team; without one the release is not signed. */
  signingKey?: KeyObject | undefined;
  /** Percentage of a canary; all traffic if neither is set. */
  canary?: number | undefined;
  /** Stages of a rollout. */
  rollout?: RolloutPlan | undefined;
}

export interface Publication {
  name: string;
  version: string;
  edit: LiveReleases;
  timings: Timings;
}

/** What is needed to store and register a build. */
type RegisterOptions = Omit<PublishOptions, 'canary' | 'rollout'>;

const storeAndRegister = async (options: RegisterOptions, stopwatch: Stopwatch) => {
  const { artifactRoot, baseUrl, fallbackBaseUrl, storeApi, author, signingKey } = options;
  const stored = await prepareArtifact(options, stopwatch);
  if (!stored.ok) return stored;
  const { name, version } = stored.value;
  await stopwatch('deltas', () =>
    writeReleaseDeltas(openStore(artifactRoot), stored.value, storeApi),
  );
  const release = describeRelease(stored.value, baseUrl, fallbackBaseUrl);
  const statement = stateBuild(stored.value, release, signingKey);
  const registered = await stopwatch('register', () =>
    register(storeApi, name, { release, statement }, author),
  );
  return registered.ok ? done({ name, version, ...registered.value }) : registered;
};

/** Checks, stores and registers a build, which no visitor gets: for a preview, before its promotion. Idempotent. */
export const registerBuild = (
  options: RegisterOptions,
): Promise<ReleaseResult<Pick<Publication, 'name' | 'version' | 'timings'>>> =>
  refuseWithoutStore(async () => {
    const { stopwatch, timings } = startStopwatch();
    const registered = await storeAndRegister(options, stopwatch);
    if (!registered.ok) return registered;
    const { name, version } = registered.value;
    return done({ name, version, timings });
  });

const publishBuild = async ({
  canary: traffic,
  rollout,
  ...options
}: PublishOptions): Promise<ReleaseResult<Publication>> => {
  const { storeApi, author } = options;
  const { stopwatch, timings } = startStopwatch();
  const registered = await storeAndRegister(options, stopwatch);
  if (!registered.ok) return registered;
  const { name, version, registration } = registered.value;
  const edit = await stopwatch(traffic === undefined && !rollout ? 'promote' : 'canary', () => {
    if (rollout) return startRollout(storeApi, name, version, rollout, author);
    return traffic === undefined
      ? promote(storeApi, name, version, author)
      : startCanary(storeApi, name, { version, traffic }, author);
  });
  if (edit.ok) return done({ name, version, edit: edit.value, timings });
  const isMoved = registration === 'relocated';
  return isMoved ? { ...edit, lines: [`${name} ${version} has its new address already.`] } : edit;
};

/**
 * Publishes a build: checks, stores, registers and promotes it (or starts a canary). Publishing the same content
 * again changes nothing. A refusal changes nothing.
 */
export const publish = (options: PublishOptions): Promise<ReleaseResult<Publication>> =>
  refuseWithoutStore(() => publishBuild(options));
