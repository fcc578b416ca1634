import { basename, dirname, join, relative, sep } from 'node:path';
import { listPackages } from '../../remote-kit/packages.ts';
import { listFiles } from './list-files.ts';
import { LOCALES, type Catalogue } from './types.ts';

const isCatalogueFile = (file: string): boolean =>
  basename(dirname(file)) === 'messages' && LOCALES.some((it) => basename(file) === `${it}.json`);

/** Files of a package, without those of packages inside its folder, such as `tooling/standalone` in `tooling`. */
export const packageFiles = (root: string, name: string): string[] => {
  const inner = listPackages(root)
    .filter((it) => it.startsWith(`${name}/`))
    .map((it) => join(root, it) + sep);
  return listFiles(join(root, name)).filter((file) => !inner.some((it) => file.startsWith(it)));
};

/** Every `messages` folder with at least one language. */
export const findCatalogues = (root: string): Catalogue[] =>
  listPackages(root).flatMap((owner) => {
    const files = packageFiles(root, owner).filter(isCatalogueFile);
    const folders = new Set(files.map((file) => relative(root, dirname(file))));
    return [...folders].map((folder) => ({ owner, folder }));
  });
