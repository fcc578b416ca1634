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

/**
 * Most links that store-api is asked about at a time, for visitors and for trials each: anyone can send any number of
 * invented ones.
 */
const MOST_LOOKUPS = 100;

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
  /**
   * Whether a preview link exists, for a trial. Visitors' lookups are counted apart, so that they stop no trial.
   *
   * @throws if store-api cannot be asked
   */
  isKnown: (key: string) => Promise<boolean>;
  /** Keeps the preview of a link until it is closed or forgotten, whatever else is opened. */
  pin: (key: string) => void;
  /** Closes the preview of a link and ends its workers. */
  close: (key: string) => void;
  /** Closes the preview of a link, and leaves its workers to the caller. */
  forget: (key: string) => void;
  drain: () => Promise<void>;
}

interface Opened {
  /** Id of the default set that the preview was composed with. */
  base: string;
  shown: Promise<ShownPreview>;
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
  /** Previews whose link store-api knows: an invented one must not evict a preview in use. */
  const opened = new Map<string, Opened>();
  const pinned = new Set<string>();
  const lookups = new Map<string, Promise<Preview | null>>();
  /** Unknown links, with the time from which they may be asked for again. */
  const unknown = new Map<string, number>();

  const forget = (key: string): void => {
    clearTimeout(opened.get(key)?.idle);
    opened.delete(key);
    pinned.delete(key);
  };

  const drain = ({ shown }: Opened): Promise<void> =>
    shown.then((it) => it.pool?.drain()).catch(() => undefined);

  const close = (key: string): void => {
    const closed = opened.get(key);
    forget(key);
    if (closed) void drain(closed);
  };

  const isUnknown = (key: string): boolean => (unknown.get(key) ?? 0) > now();

  const lookUp = async (key: string): Promise<Preview | null> => {
    const preview = await readPreview(key);
    if (preview) return preview;
    if (unknown.size >= MOST_UNKNOWN) unknown.clear();
    unknown.set(key, now() + UNKNOWN_FOR);
    return null;
  };

  const lookUpOnce = (key: string): Promise<Preview | null> => {
    const lookup = lookups.get(key) ?? lookUp(key).finally(() => lookups.delete(key));
    lookups.set(key, lookup);
    return lookup;
  };

  const counts = { visitors: 0, trials: 0 };
  const lookUpFor = async (who: keyof typeof counts, key: string): Promise<Preview | null> => {
    if (counts[who] >= MOST_LOOKUPS && !lookups.has(key) && !pinned.has(key))
      throw new Error('too many preview links are looked up');
    counts[who] += 1;
    try {
      return await lookUpOnce(key);
    } finally {
      counts[who] -= 1;
    }
  };

  const compose = async (preview: Preview, base: ReleaseSet): Promise<ShownPreview> => {
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

  /** The preview of a link beside the live default set. */
  const currentOf = (key: string): Opened | undefined => {
    const current = opened.get(key);
    return current?.base === defaultSet().id ? current : undefined;
  };

  /** Makes a preview the latest used one, and makes room for it. */
  const touch = (key: string, current: Opened): Opened => {
    clearTimeout(current.idle);
    current.idle = setTimeout(() => close(key), IDLE).unref();
    opened.delete(key);
    opened.set(key, current);
    const evictable = [...opened.keys()].filter((it) => !pinned.has(it));
    for (const oldest of evictable.slice(0, Math.max(0, opened.size - MOST))) close(oldest);
    return current;
  };

  const open = async (key: string): Promise<Opened | null> => {
    const preview = await lookUpFor('visitors', key);
    if (!preview) return null;
    // Another request may have opened it meanwhile.
    const current = currentOf(key);
    if (current) return touch(key, current);
    const before = opened.get(key);
    clearTimeout(before?.idle);
    if (before) void drain(before);
    const base = defaultSet();
    return touch(key, { base: base.id, shown: compose(preview, base) });
  };

  return {
    of: async (key) => {
      if (isUnknown(key)) return null;
      // A release that went live since then is part of what the preview is seen beside.
      const shownNow = currentOf(key);
      const current = shownNow ? touch(key, shownNow) : await open(key);
      if (!current) {
        close(key);
        return null;
      }
      try {
        const shown = await current.shown;
        if (shown.expiresAt > now()) return shown;
      } catch (error) {
        if (opened.get(key) === current) close(key);
        throw error;
      }
      if (opened.get(key) === current) close(key);
      return null;
    },
    isKnown: async (key) =>
      !isUnknown(key) && (opened.has(key) || (await lookUpFor('trials', key)) !== null),
    pin: (key) => void pinned.add(key),
    close,
    forget,
    drain: async () => {
      // A lookup under way opens a preview.
      await Promise.allSettled(lookups.values());
      const all = [...opened.values()];
      for (const key of [...opened.keys()]) forget(key);
      await Promise.all(all.map(drain));
    },
  };
};
