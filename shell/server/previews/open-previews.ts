import type { Releases } from '../releases/choose-releases.ts';
import type { Live } from '../releases/live-sets.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import type { Preview } from './read-preview.ts';

/** A preview that is shown: the live release set with the releases of a link in it. */
export interface ShownPreview extends Live {
  /** ms since the epoch. */
  expiresAt: number;
  /** Remote → version of the previewed releases. */
  versions: Readonly<Record<string, string>>;
}

/** Previews with workers at a time: each costs a worker. The one unused for longest makes room. */
const MOST = 3;

/** Time in ms after which a preview that nobody looks at gives its worker back. */
const IDLE = 900_000;

/** How long an answer of store-api about a link is believed, in ms: a link that was never issued may be guessed on. */
const UNKNOWN_FOR = 10_000;

/** Most links remembered as unknown. */
const MOST_UNKNOWN = 1000;

interface Options {
  readPreview: (key: string) => Promise<Preview | null>;
  /** The live default set, which the previewed releases are put into. */
  defaultSet: () => ReleaseSet;
  composeSet: (releases: Releases) => Promise<ReleaseSet>;
  createPool: (set: ReleaseSet) => Promise<RenderPool | null>;
  now?: () => number;
}

export interface Previews {
  /**
   * The release set of a preview link; null if the link is unknown or has expired.
   *
   * @throws if store-api cannot be asked, or a release of the link cannot be used
   */
  of: (key: string) => Promise<ShownPreview | null>;
  /** Closes the preview of a link and ends its workers. */
  close: (key: string) => void;
  /** Closes the preview of a link, and leaves its workers to the caller. */
  forget: (key: string) => void;
  drain: () => Promise<void>;
}

interface Opened {
  /** Id of the default set that the preview was composed with. */
  base: string;
  shown: Promise<ShownPreview | null>;
  /** Closes the preview when it is idle. */
  idle?: NodeJS.Timeout;
}

const traffic = { traffic: 0, default: false };

/** Composes release sets of preview links on their first request, and keeps the latest of them. */
export const openPreviews = ({
  readPreview,
  defaultSet,
  composeSet,
  createPool,
  now = Date.now,
}: Options): Previews => {
  const opened = new Map<string, Opened>();
  /** Unknown links, with the time from which they may be asked for again. */
  const unknown = new Map<string, number>();

  const forget = (key: string): Opened | undefined => {
    const closed = opened.get(key);
    opened.delete(key);
    clearTimeout(closed?.idle);
    return closed;
  };

  const close = (key: string): void => {
    void forget(key)
      ?.shown.then((it) => it?.pool?.drain())
      .catch(() => undefined);
  };

  const open = async (key: string, base: ReleaseSet): Promise<ShownPreview | null> => {
    const preview = await readPreview(key);
    if (!preview) {
      if (unknown.size >= MOST_UNKNOWN) unknown.clear();
      unknown.set(key, now() + UNKNOWN_FOR);
      return null;
    }
    const previewed = Object.entries(preview.releases).map(([name, release]) => [
      name,
      { ...release, deployment: traffic },
    ]);
    const set = await composeSet({ ...base.releases, ...Object.fromEntries(previewed) });
    for (const [name, { metadata }] of Object.entries(preview.releases))
      if (set.releases[name as keyof Releases]?.metadata.version !== metadata.version)
        throw new Error(`${name} ${metadata.version} cannot be used; the log says why`);
    return {
      set,
      pool: await createPool(set),
      expiresAt: Date.parse(preview.expiresAt),
      versions: Object.fromEntries(
        Object.entries(preview.releases).map(([name, { metadata }]) => [name, metadata.version]),
      ),
    };
  };

  return {
    of: async (key) => {
      if ((unknown.get(key) ?? 0) > now()) return null;
      const base = defaultSet();
      const before = opened.get(key);
      // A release that went live since then is part of what the preview is seen beside.
      const current: Opened =
        before?.base === base.id ? before : { base: base.id, shown: open(key, base) };
      if (before !== current) close(key);
      clearTimeout(current.idle);
      current.idle = setTimeout(() => close(key), IDLE).unref();
      // The latest used is the last of the map.
      opened.delete(key);
      opened.set(key, current);
      for (const oldest of [...opened.keys()].slice(0, -MOST)) close(oldest);
      try {
        const shown = await current.shown;
        if (shown && shown.expiresAt > now()) return shown;
      } catch (error) {
        if (opened.get(key) === current) close(key);
        throw error;
      }
      if (opened.get(key) === current) close(key);
      return null;
    },
    close,
    forget,
    drain: async () => {
      const all = [...opened.values()];
      opened.clear();
      for (const { idle } of all) clearTimeout(idle);
      await Promise.all(
        all.map(({ shown }) => shown.then((it) => it?.pool?.drain()).catch(() => undefined)),
      );
    },
  };
};
