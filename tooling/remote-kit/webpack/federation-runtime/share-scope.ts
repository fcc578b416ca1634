import { compareVersions, satisfies } from './satisfies.ts';

/** Returns a module's exports. */
export type Factory = () => unknown;

/** A module as a build provides it. */
export interface Provided {
  version: string;
  get: () => Factory | Promise<Factory>;
}

/**
 * A version of a module in a share scope. The fields are Module Federation's: containers with another build of the
 * runtime read and write the same entries.
 */
export interface Shared extends Provided {
  /** The build that provides it. */
  from: string;
  /** Other runtimes never replace an entry with this strategy. */
  strategy: 'loaded-first';
  /** The module, once loaded. */
  lib?: Factory | null;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
}

/** Module → version → entry. */
export type ShareScope = Record<string, Record<string, Shared>>;

/** A module that a build consumes. */
export interface Consumed {
  shareKey: string;
  requiredVersion: string | false;
  singleton: boolean;
  /** Whether a singleton of another version is an error. */
  strictVersion: boolean;
}

/** Adds modules of a build to a scope. The first build that provides a version keeps it. */
export const provide = (
  scope: ShareScope,
  modules: Record<string, Provided[]>,
  from: string,
): void => {
  for (const [key, versions] of Object.entries(modules))
    for (const shared of versions)
      (scope[key] ??= {})[shared.version] ??= { ...shared, from, strategy: 'loaded-first' };
};

const isInUse = ({ lib, loaded, loading }: Shared): boolean =>
  Boolean(lib) || Boolean(loaded) || Boolean(loading);

/**
 * The entry that a build gets: one in use before others, then the highest version. A singleton is the same for all
 * builds, so a version outside the required range is reported only; of other modules a version in the range is chosen.
 *
 * @param consumer name of the build
 * @returns undefined if the build has to use its own copy
 * @throws if `strictVersion` forbids the version of a singleton
 */
export const findShared = (
  scope: ShareScope,
  { shareKey, requiredVersion, singleton, strictVersion }: Consumed,
  consumer: string,
): Shared | undefined => {
  const entries = Object.values(scope[shareKey] ?? {}).sort(
    (a, b) => Number(isInUse(b)) - Number(isInUse(a)) || compareVersions(b.version, a.version),
  );
  const fits = ({ version }: Shared) => !requiredVersion || satisfies(version, requiredVersion);
  const [first] = entries;
  if (!singleton || !first || fits(first)) return entries.find(fits);
  const problem = `Version ${first.version} from ${first.from} of shared singleton module ${shareKey} does not satisfy the requirement of ${consumer}, which needs ${requiredVersion}`;
  if (strictVersion) throw new Error(problem);
  console.warn(problem);
  return first;
};

const keep = (shared: Shared, factory: Factory): Factory => {
  shared.loaded = true;
  shared.lib = factory;
  return factory;
};

/** Loads a module once for all builds. A failed load is tried again by the next caller. */
export const loadShared = async (shared: Shared): Promise<Factory> => {
  if (shared.lib) return shared.lib;
  const loading = (shared.loading ??= (async () => shared.get())());
  try {
    return keep(shared, await loading);
  } catch (error) {
    if (shared.loading === loading) shared.loading = null;
    throw error;
  }
};

/** A module that is needed at once. Undefined if it is neither loaded nor eager. */
export const takeShared = (shared: Shared): Factory | undefined => {
  const factory = shared.lib ?? shared.get();
  return typeof factory === 'function' ? keep(shared, factory) : undefined;
};
