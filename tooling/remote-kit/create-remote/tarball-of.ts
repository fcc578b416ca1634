import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * Dependency on the tarball of a package.
 *
 * @param packages folder of the tarballs, as `npm pack` names them
 * @param name `@shop/contracts`
 * @param from folder of the depending package
 * @returns `file:../packages/shop-contracts-1.0.0.tgz`
 * @throws if the folder has none of the package, or two
 */
export const tarballOf = (packages: string, name: string, from: string): string => {
  const folder = resolve(packages);
  const prefix = `${name.replace(/^@/, '').replace('/', '-')}-`;
  const [file, ...more] = readdirSync(folder).filter(
    (it) => it.startsWith(prefix) && /^\d.*\.tgz$/.test(it.slice(prefix.length)),
  );
  if (!file || more.length > 0)
    throw new Error(`${folder} has ${file ? 'several tarballs' : 'no tarball'} of ${name}.`);
  return `file:${relative(from, join(folder, file))}`;
};
