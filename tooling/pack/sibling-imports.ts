import { dirname, join, relative, sep } from 'node:path';

/** A package by its folder in the repository and its name in `node_modules`. */
export interface Sibling {
  /** `shared-contracts` */
  folder: string;
  /** `@shop/contracts` */
  name: string;
}

const RELATIVE =
  /((?:\bfrom|\bimport|\bcomposes: \w+ from)\s*|\bimport\(\s*(?:\/\*[^]*?\*\/\s*)*)(['"])(\.\.?\/[^'"\n]*)\2/g;

/**
 * Rewrites relative imports of another package to the place of that package in `node_modules`, where packages of one
 * scope are side by side. Federation would share an import by name, which a style sheet must not be.
 *
 * @param text of a module, its declarations or a style sheet
 * @param file its path from the root of the repository
 * @param own the package that contains the file
 * @throws if the import leads to no package of the list
 */
export const withSiblingImports = (
  text: string,
  file: string,
  own: Sibling,
  siblings: readonly Sibling[],
): string =>
  text.replace(RELATIVE, (all, start: string, quote: string, specifier: string) => {
    const target = join(dirname(file), specifier);
    if (target.startsWith(`${own.folder}/`)) return all;
    const sibling = siblings.find((it) => target.startsWith(`${it.folder}/`));
    if (!sibling) throw new Error(`${file} imports ${specifier}, which no packed package has`);
    const from = join('node_modules', own.name, dirname(relative(own.folder, file)));
    const to = join('node_modules', sibling.name, relative(sibling.folder, target));
    return `${start}${quote}${relative(from, to).split(sep).join('/')}${quote}`;
  });
