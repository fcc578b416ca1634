import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Module, MultiStats } from 'webpack';

/** What an SBOM needs of a `package.json`. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX id or expression, as the package states it. */
  license?: string;
  description?: string;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The form of `license` that npm gave up long ago: `{ "type": "MIT" }`. */
const licenseOf = (license: unknown): string | undefined =>
  typeof license === 'object' && license !== null && 'type' in license
    ? textOf(license.type)
    : textOf(license);

/** The package that contains a file. Skips a `package.json` that only declares a module type. */
const packageOf = (file: string, cache: Map<string, BundledPackage | null>) => {
  const find = (folder: string): BundledPackage | null => {
    const before = cache.get(folder);
    if (before !== undefined) return before;
    const path = join(folder, 'package.json');
    const content = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)
      : {};
    const [name, version] = [textOf(content['name']), textOf(content['version'])];
    const parent = dirname(folder);
    const license = licenseOf(content['license']);
    const description = textOf(content['description']);
    const found: BundledPackage | null =
      name && version
        ? { name, version, ...(license && { license }), ...(description && { description }) }
        : parent === folder
          ? null
          : find(parent);
    cache.set(folder, found);
    return found;
  };
  return find(dirname(file));
};

/** Modules that are in a file of the build, with those that webpack merged into one. */
const bundledModules = ({ modules, chunkGraph }: Compilation): Module[] =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) =>
      'modules' in module ? [...(module.modules as Iterable<Module>)] : [module],
    );

/** Each package once, sorted by name and version. */
export const mergePackages = (packages: readonly BundledPackage[]): BundledPackage[] =>
  [...new Map(packages.map((it) => [`${it.name}@${it.version}`, it]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, it]) => it);

/**
 * The packages with code, style sheets or fonts in a build, sorted by name and version. Unlike `package.json` it has
 * neither build tools nor dependencies that webpack dropped.
 */
export const bundledPackages = ({ stats }: MultiStats): BundledPackage[] => {
  const cache = new Map<string, BundledPackage | null>();
  const modules = stats.flatMap(({ compilation }) => bundledModules(compilation));
  return mergePackages(
    modules.flatMap((module) => {
      const file = module.nameForCondition();
      return (file && packageOf(file, cache)) || [];
    }),
  );
};
