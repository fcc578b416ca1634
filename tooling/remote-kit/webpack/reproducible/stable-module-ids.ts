import { createHash } from 'node:crypto';
import type { Compiler, Module } from 'webpack';

/** Separators of the parts of a module's identifier; webpack makes parts that are absolute paths relative. */
const SEPARATORS = /[|!]/;

/** Before webpack's own numbering, which skips numbers in use. */
const STAGE = -100;

/** Four digits, as many as webpack's own. */
const [FIRST, COUNT] = [1000, 9000];

/** Whether a path of the workspace is inside a part of the identifier, where webpack leaves it absolute. */
const embedsPath = (identifier: string, root: string): boolean =>
  identifier.split(SEPARATORS).some((part) => !part.startsWith('/') && part.includes(`${root}/`));

/** File that Module Federation generates; its name is a hash of absolute paths. */
const GENERATED = /\bentry\.[0-9a-f]+\.js\b/;

/** The identifier without the workspace's folder. */
const nameOf = (identifier: string, root: string): string =>
  identifier.replaceAll(`${root}/`, '').replace(GENERATED, 'entry.js');

/**
 * Numbers modules by their names.
 *
 * @returns one number per name; names with the same hash get the next free numbers, in the order of the names
 */
export const numberNames = (names: readonly string[]): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  const used = new Set<number>();
  for (const name of [...names].sort()) {
    const hash = createHash('sha256').update(name).digest().readUInt32BE();
    let number = FIRST + (hash % COUNT);
    while (used.has(number)) number = FIRST + ((number - FIRST + 1) % COUNT);
    used.add(number);
    numbers.set(name, number);
  }
  return numbers;
};

/**
 * Module ids that do not depend on the workspace's folder. webpack derives an id from a module's identifier with
 * absolute paths made relative, but not those inside a longer text, as in `provide module (default) react@19.3.1 =
 * /home/…/react/index.js` and in a container's entry.
 *
 * @param root of the workspace
 */
export const stableModuleIds = (root: string) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.compilation.tap('stable-module-ids', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'stable-module-ids', stage: STAGE }, (modules) => {
        const { chunkGraph } = compilation;
        const named = new Map<string, Module>();
        for (const module of modules) {
          const identifier = module.identifier();
          if (!embedsPath(identifier, root) || chunkGraph.getNumberOfModuleChunks(module) === 0)
            continue;
          named.set(nameOf(identifier, root), module);
        }
        const numbers = numberNames([...named.keys()]);
        for (const [name, module] of named)
          chunkGraph.setModuleId(module, numbers.get(name) ?? name);
      });
    });
  },
});
