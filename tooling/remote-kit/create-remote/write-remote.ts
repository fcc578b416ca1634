import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { freePortOffset, lastFreePortOffset, portOffsetOf, readRemotes } from '../remotes.ts';
import { installedVersion } from '../webpack/package-info.ts';
import type { RemoteRequest } from './parse-request.ts';

/**
 * Dependency on the tarball of a package.
 *
 * @param packages folder of the tarballs, as `npm pack` names them
 * @param name `@shop/contracts`
 * @param from folder of the depending package
 * @returns `file:../packages/shop-contracts-1.0.0.tgz`
 * @throws if the folder has none of the package, or two
 */
const tarballOf = (packages: string, name: string, from: string): string => {
  const folder = resolve(packages);
  const prefix = `${name.replace(/^@/, '').replace('/', '-')}-`;
  const [file, ...more] = readdirSync(folder).filter(
    (it) => it.startsWith(prefix) && /^\d.*\.tgz$/.test(it.slice(prefix.length)),
  );
  if (!file || more.length > 0)
    throw new Error(`${folder} has ${file ? 'several tarballs' : 'no tarball'} of ${name}.`);
  return `file:${relative(from, join(folder, file))}`;
};

/** Where a remote is created: in the shop's repository, or in one of its own. */
export type Place = 'inside' | 'outside';

const templateOf = (name: string): string => join(import.meta.dirname, name);
/** Keeps the template's files out of gates, tests and type checks, which would take them for sources. */
const SUFFIX = '.tpl';

/** Port offsets of the remotes in a folder, and of a remote that is the folder itself; two may be equal. */
const offsetsBeside = (root: string): { portOffset: number }[] =>
  globSync(['package.json', 'mf-*/package.json'], { cwd: root }).map((it) => ({
    portOffset: portOffsetOf(dirname(join(root, it))),
  }));

/** Values of the placeholders: `__name__` in a file or its path. */
const placeholders = (
  root: string,
  place: Place,
  { name, title, packages }: RemoteRequest,
): Readonly<Record<string, string>> => {
  // The shop's own remotes count from the first, which is unknown elsewhere: others count down from the last.
  const portOffset =
    place === 'inside'
      ? freePortOffset(readRemotes(root))
      : lastFreePortOffset(offsetsBeside(root));
  const versionOf = (it: string): string =>
    packages ? tarballOf(packages, it, join(root, `mf-${name}`)) : installedVersion(it);
  return {
    name,
    Name: name.charAt(0).toUpperCase() + name.slice(1),
    title,
    portOffset: String(portOffset),
    hostPort: String(3000 + portOffset),
    contractsVersion: versionOf('@shop/contracts'),
    reactVersion: installedVersion('react'),
    standaloneVersion: versionOf('@shop/standalone'),
    kitVersion: versionOf('@shop/remote-kit'),
    serverKitVersion: versionOf('@shop/server-kit'),
  };
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__([A-Za-z]+)__/g, (token, key: string) => values[key] ?? token);

/**
 * Writes the files of a new remote into its folder `mf-<name>`, and nothing outside.
 *
 * @param root folder of the new folder; the workspace, if the remote is created inside
 * @returns paths of the files, relative to the root
 */
export const writeRemote = (
  root: string,
  request: RemoteRequest,
  place: Place = 'inside',
): string[] => {
  const values = placeholders(root, place, request);
  const folder = join(root, `mf-${request.name}`);
  return ['template', `template-${place}`]
    .flatMap((name) => {
      const template = templateOf(name);
      return readdirSync(template, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const source = join(entry.parentPath, entry.name);
          const path = fill(relative(template, source).slice(0, -SUFFIX.length), values);
          const target = join(folder, path);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, fill(readFileSync(source, 'utf8'), values));
          return relative(root, target);
        });
    })
    .sort();
};
