import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** First module of a container, as Module Federation generates it. */
const GENERATED = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** Import of the runtime by its absolute path. */
const ABSOLUTE_IMPORT = /(?<=^import .* from ')([^']+)(?=';)/gm;

/** A specifier relative to a folder. */
const relativeTo = (folder: string, path: string): string =>
  relative(folder, path).split(sep).join('/');

/**
 * Gives the container's generated first module the same path on every machine. Module Federation writes it into the
 * working directory, names it by a hash of an absolute path and imports by that path; all would be part of module ids
 * and hashes.
 *
 * @param folder of the package
 */
export const federationEntry = (folder: string): WebpackPluginInstance => {
  const copy = join(folder, '.cache', 'federation-entry.js');
  return new webpack.NormalModuleReplacementPlugin(GENERATED, (module: { request: string }) => {
    mkdirSync(dirname(copy), { recursive: true });
    const text = readFileSync(module.request, 'utf8').replace(ABSOLUTE_IMPORT, (path) =>
      relativeTo(dirname(copy), path),
    );
    writeFileSync(copy, text);
    module.request = copy;
  });
};
