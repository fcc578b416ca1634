import type { RunningShell } from '@shop/contracts/remote/release-manifest';
import type { StoredFile } from '../storage/artifact-store.ts';
import { LAST_FILE } from '../storage/artifact-store.ts';
import type { RegisteredReleases, ReleaseHistory } from '../store-api/read-releases.ts';

/** A release's folder in the artifact store. */
interface StoredVersion {
  version: string;
  /** Bytes, with its source maps. */
  size: number;
  /** Last modification in ms since 1970. */
  at: number;
  /** Whether its publication came to an end. */
  isComplete: boolean;
}

/** What store-api knows of a remote. */
export interface RemoteUse extends RegisteredReleases {
  name: string;
  history: ReleaseHistory;
  shells: readonly RunningShell[];
}

export interface PruneRules {
  /** Releases that stay in any case: the last ones in use. */
  keep: number;
  /** Releases in use since then stay; ms since 1970. */
  since: number;
}

/** A stored version, and why it stays; null if it goes. */
export interface PlannedVersion extends StoredVersion {
  stays: string | null;
  /** Whether store-api has to know that it goes. */
  isRegistered: boolean;
}

/**
 * The versions of a remote's folder in the store.
 *
 * @param files below the folder
 * @param maps the same of the source maps
 */
export const versionsOf = (
  files: readonly StoredFile[],
  maps: readonly StoredFile[],
): StoredVersion[] => {
  const versions = new Map<string, StoredVersion>();
  const add = ({ path, size, at }: StoredFile, isMap: boolean): void => {
    const [version = '', ...rest] = path.split('/');
    if (rest.length === 0) return;
    const before = versions.get(version) ?? { version, size: 0, at: 0, isComplete: false };
    // Hidden folders of interrupted publications may have the file too.
    const isLast = !isMap && !version.startsWith('.') && rest.join('/') === LAST_FILE;
    versions.set(version, {
      version,
      size: before.size + size,
      at: Math.max(before.at, at),
      isComplete: before.isComplete || isLast,
    });
  };
  for (const file of files) add(file, false);
  for (const file of maps) if (versions.has(`${file.path.split('/')[0]}`)) add(file, true);
  return [...versions.values()];
};

/** When a release last got or lost visitors, or was registered; ms since 1970. */
const lastUse = (version: string, registeredAt: string, history: ReleaseHistory): number =>
  Math.max(
    Date.parse(registeredAt),
    ...history
      .filter((it) => it.action !== 'prune' && (it.version === version || it.from === version))
      .map((it) => Date.parse(it.at)),
  );

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Decides which versions of a remote go, the last ones in use first. */
export const planPrune = (
  stored: readonly StoredVersion[],
  { name, releases, rollbackTo, history, shells }: RemoteUse,
  { keep, since }: PruneRules,
): PlannedVersion[] => {
  const registeredReleases = new Map(releases.map((it) => [it.release.metadata.version, it]));
  const used = stored
    .map((it) => {
      const registered = registeredReleases.get(it.version);
      const at = registered ? lastUse(it.version, registered.registeredAt, history) : it.at;
      return { ...it, registered, usedAt: at };
    })
    .sort((one, other) => other.usedAt - one.usedAt);
  const last = used.filter((it) => it.registered && it.isComplete).slice(0, keep);
  return used.map((it): PlannedVersion => {
    const { version, size, at, isComplete, registered, usedAt } = it;
    const shell = shells.find(
      ({ releases: own, canaries }) => own[name] === version || canaries[name] === version,
    );
    const why = (): string | null => {
      if (registered?.deployment) return registered.deployment.default ? 'live' : 'canary';
      if (rollbackTo === version) return 'a rollback restores it';
      if (shell) return `served by shell ${shell.id}`;
      if (!isComplete)
        return at >= since ? `incomplete, last written on ${day(at)}: may be in progress` : null;
      if (!registered) return 'not registered at this store-api: another shop may use it';
      if (usedAt >= since) return `in use or registered on ${day(usedAt)}`;
      return last.includes(it) ? `one of the last ${keep} in use` : null;
    };
    return { version, size, at, isComplete, stays: why(), isRegistered: Boolean(registered) };
  });
};
