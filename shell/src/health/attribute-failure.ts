import { isNotLoaded, type RemoteName } from '@shop/contracts/remote';
import type { FailureKind } from '@shop/contracts/remote/health-report';
import { isExpected } from '../boot/failures/is-expected.ts';
import { releasesOf, type LiveRemotes } from '../remotes/live-remotes.ts';
import type { PageFailure } from './page-failure.ts';

/** A failure of one remote's release. */
export interface RemoteFailure {
  remote: RemoteName;
  version: string;
  kind: FailureKind;
}

/** A release with the directories of its files. */
interface Located {
  remote: RemoteName;
  version: string;
  directories: string[];
}

const locate = (remotes: LiveRemotes): Located[] =>
  Object.entries(remotes).flatMap(([remote, served]) =>
    releasesOf({ [remote]: served }).map(({ version, url, fallbackUrl }) => ({
      remote: remote as RemoteName,
      version,
      directories: [url, fallbackUrl].flatMap((it) => (it ? new URL('.', it).href : [])),
    })),
  );

/** The release whose file a text names first: the code that failed, rather than the code that called it. */
const namedFirst = (text: string, releases: readonly Located[]): Located | undefined => {
  const named = releases.flatMap((release) =>
    release.directories
      .map((directory) => ({ release, at: text.indexOf(directory) }))
      .filter(({ at }) => at >= 0),
  );
  return named.sort((a, b) => a.at - b.at)[0]?.release;
};

/** URL of the file that webpack could not load; the shell's own may be missing during the load of a remote's page. */
const missingFile = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error
    ? String(error.request)
    : undefined;

/** Stack of an error and of its cause: React wraps what it recovered from. */
const stackOf = (error: unknown): string =>
  error instanceof Error ? `${error.stack ?? ''}\n${stackOf(error.cause)}` : '';

/**
 * The remote and release whose code failed.
 *
 * @param remotes releases of the document, and those that replaced them
 * @returns null for a failure of the shell, an aborted call, and one that was noted where it happened
 */
export const attributeFailure = (
  { kind, remote, version, error, trace }: PageFailure,
  remotes: readonly LiveRemotes[],
): RemoteFailure | null => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError' || (kind === 'hydration' && isExpected(error))) return null;
  const isLoad = kind === 'container' || kind === 'module';
  if (!isLoad && isNotLoaded(error)) return null;
  const file = missingFile(error);
  if (file !== undefined) {
    const release = namedFirst(file, remotes.flatMap(locate));
    return release ? { remote: release.remote, version: release.version, kind: 'chunk' } : null;
  }
  const owner = remote === 'shell' ? undefined : remote;
  const releases = remotes.flatMap(locate).filter((it) => !owner || it.remote === owner);
  const found = namedFirst(`${trace ?? ''}\n${stackOf(error)}`, releases);
  const of = owner ?? found?.remote;
  const at = version ?? found?.version ?? (owner && remotes.at(-1)?.[owner]?.version);
  if (!of || !at) return null;
  return { remote: of, version: at, kind: name === 'ChunkLoadError' ? 'chunk' : kind };
};
