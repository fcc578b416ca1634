import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A package as `package-lock.json` lists it. */
export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  description?: string;
  integrity?: string;
  resolved?: string;
  /** A symbolic link to a folder of the workspace, named in `resolved`. */
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages by their path: `services/store-api`, `node_modules/fastify`. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export const readLock = (root: string): Lock =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock })
    .packages;

/** Whether a path is an installed package of a registry: neither the workspace's own folder nor a link to one. */
export const isInstalled = (path: string, { link }: LockedPackage): boolean =>
  path.includes('node_modules/') && link !== true;

/** The name by which a package is required: `@fastify/cors` for `node_modules/@fastify/cors`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Path of what `name` means in a package, by Node's rules; null if it is not installed. */
const resolveIn = (lock: Lock, from: string, name: string): string | null => {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = lock[path];
    if (found) return found.link && found.resolved ? found.resolved : path;
    if (folder === '.') return null;
  }
};

const requiredBy = (entry: LockedPackage): string[] => [
  ...Object.keys(entry.dependencies ?? {}),
  ...Object.keys(entry.optionalDependencies ?? {}),
  ...Object.keys(entry.peerDependencies ?? {}),
];

/**
 * Paths of all packages that the named folders need at run time, without the folders themselves. Dependencies for
 * development are left out; peers and optional packages count if they are installed.
 */
export const productionPaths = (lock: Lock, folders: readonly string[]): string[] => {
  const found = new Set<string>();
  const visit = (path: string): void => {
    for (const name of requiredBy(lock[path] ?? {})) {
      const next = resolveIn(lock, path, name);
      if (next === null || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  for (const folder of folders) visit(folder);
  return [...found].filter((it) => !folders.includes(it)).sort();
};
