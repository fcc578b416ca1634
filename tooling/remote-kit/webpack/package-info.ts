import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

interface PackageJson {
  name: string;
  version: string;
  license?: string;
}

/** The package.json of a workspace folder. */
export const packageInfo = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Name of a workspace folder's package without its scope: `mf-cart`, `shell`. A copy in another folder has the same. */
export const packageName = (folder: string): string =>
  packageInfo(folder).name.replace(/^@[^/]+\//, '');

/** `cart` for the package `@shop/mf-cart`: the name in the release manifest and for fragments. */
export const remoteNameOf = (folder: string): string => packageName(folder).replace(/^mf-/, '');

/** Version of an installed package, even if its exports do not include package.json. */
export const installedVersion = (name: string): string => {
  const path = findPackageJSON(name, import.meta.url);
  if (!path) throw new Error(`${name} is not installed: run npm ci`);
  return packageInfo(dirname(path)).version;
};
