import type { FastifyBaseLogger } from 'fastify';
import type { RemoteName } from '@shop/contracts/remote';
import type { ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import { chooseReleases } from './choose-releases.ts';
import { fetchManifest } from './fetch-manifest.ts';
import { withoutRemotes } from './developed-remotes.ts';
import { keepBuild } from './keep-build.ts';
import { manifestCopy } from './manifest-copy.ts';
import { EMPTY_RELEASE_SET, releaseSetId, type ReleaseSet } from './release-set.ts';

interface Options {
  endpoint: string;
  dataDir: string;
  /** ms between two looks. */
  interval: number;
  log: FastifyBaseLogger;
  /** Remotes whose releases are not taken: something else serves them. */
  leaveOut?: readonly string[];
  /** Called with each new set; the set counts as current once it resolves. */
  onChange: (set: ReleaseSet) => Promise<void>;
}

/** Follows the release manifest: a change becomes a new release set, a failure leaves the last good one live. */
export const watchReleases = async ({
  endpoint,
  dataDir,
  interval,
  log,
  leaveOut = [],
  onChange,
}: Options) => {
  const copy = manifestCopy(dataDir);
  let current = EMPTY_RELEASE_SET;
  let etag: string | null = null;
  let complaint = '';
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** The same trouble every second is said once. */
  const complain = (reason: string) => {
    if (reason !== complaint) log.warn(`${reason}; the last good releases stay live`);
    complaint = reason;
  };

  const build = async (manifest: ReleaseManifest): Promise<ReleaseSet> => {
    const { releases, refused } = chooseReleases(manifest, current.releases);
    for (const reason of refused) complain(reason);
    const set: ReleaseSet = { id: '', releases: {}, containers: {}, styles: {} };
    await Promise.all(
      Object.entries(releases).map(async ([key, release]) => {
        const name = key as RemoteName;
        try {
          const kept = await keepBuild(dataDir, name, release);
          set.releases[name] = release;
          set.containers[name] = kept.container;
          set.styles[name] = kept.styles;
        } catch (error) {
          const before = current.releases[name];
          complain(`${name} ${release.metadata.version} cannot be taken: ${String(error)}`);
          if (!before) return;
          set.releases[name] = before;
          set.containers[name] = current.containers[name] ?? '';
          set.styles[name] = current.styles[name] ?? {};
        }
      }),
    );
    return { ...set, id: releaseSetId(set.releases) };
  };

  /** @returns whether every release of the manifest was taken, so that its ETag may be kept */
  const apply = async (whole: ReleaseManifest): Promise<boolean> => {
    const manifest = withoutRemotes(whole, leaveOut);
    const set = await build(manifest);
    if (set.id !== current.id) {
      await onChange(set);
      current = set;
      log.info(
        {
          set: set.id,
          remotes: Object.entries(set.releases).map(([n, r]) => `${n}@${r.metadata.version}`),
        },
        'release set is live',
      );
    }
    return Object.entries(manifest.microFrontends).every(
      ([name, live]) =>
        live.find((it) => it.deployment.default)?.metadata.version ===
        set.releases[name as RemoteName]?.metadata.version,
    );
  };

  const look = async (): Promise<void> => {
    const answer = await fetchManifest(endpoint, etag);
    if (answer.kind === 'failed') return complain(answer.reason);
    if (answer.kind === 'unchanged') return;
    const complete = await apply(answer.manifest);
    await copy.write(answer.manifest);
    if (!complete) return;
    etag = answer.etag;
    complaint = '';
  };

  const next = () => {
    if (stopped) return;
    timer = setTimeout(
      () =>
        void look()
          .catch((error: unknown) => complain(String(error)))
          .then(next),
      interval,
    );
  };

  await look().catch((error: unknown) => complain(String(error)));
  if (current === EMPTY_RELEASE_SET) {
    const last = await copy.read();
    if (last) await apply(last).catch((error: unknown) => complain(String(error)));
  }
  next();
  return {
    current: () => current,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
