import type { Compiler, Module } from 'webpack';

type Hash = Parameters<Module['updateHash']>[0];

/** A hash that reads paths of the workspace as relative. */
const withoutRoot = (hash: Hash, root: string): Hash => {
  const relative: Hash = Object.assign(Object.create(hash), {
    update: (data: string | Buffer, encoding = 'utf8') => {
      if (typeof data === 'string') hash.update(data.replaceAll(`${root}/`, ''), encoding);
      else hash.update(data);
      return relative;
    },
  });
  return relative;
};

/**
 * Module hashes that do not depend on the workspace's folder: Module Federation hashes the absolute path of each shared
 * module. The final names of files are hashes of their content, but the minifier reads the first ones, and prefers
 * letters that are frequent in a file.
 *
 * @param root of the workspace
 */
export const stableModuleHashes = (root: string) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.compilation.tap('stable-module-hashes', (compilation) => {
      compilation.hooks.beforeModuleHash.tap('stable-module-hashes', () => {
        for (const module of compilation.modules) {
          const updateHash = module.updateHash.bind(module);
          module.updateHash = (hash, context) => updateHash(withoutRoot(hash, root), context);
        }
      });
    });
  },
});
