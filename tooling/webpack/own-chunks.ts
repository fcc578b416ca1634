import { createHash } from 'node:crypto';
import webpack, { type Compiler, type Compilation } from 'webpack';

const { sources } = webpack;

/** As long as what takes its place, so that source maps stay true. */
const PLACEHOLDER = '_ID_';

/** Names of files by their content, which are not final yet, and may differ from folder to folder. */
const FILE_HASH = /"[\w-]{43}"/g;

/** Under which name the files of a build find its runtime, until the build is known. */
export const chunkGlobal = (name: string): string => `shop_${name}_${PLACEHOLDER}`;

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * What tells a build from another one, and is the same wherever the same is built.
 *
 * @param scripts - its chunks. Not what runs them: the container differs by its folder, and none other has its chunks.
 */
const idOf = (scripts: readonly string[]): string => {
  const digests = scripts.map((it) => sha256(it.replace(FILE_HASH, '')).digest('hex')).sort();
  const id = sha256(digests.join()).digest('base64url');
  return id.replaceAll('-', '$').slice(0, PLACEHOLDER.length);
};

const giveOwnChunks = (compilation: Compilation): void => {
  const scripts = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map((it) => ({ ...it, text: it.source.source().toString() }));
  const runtimes = new Set(
    [...compilation.chunks].flatMap((it) => (it.hasRuntime() ? [...it.files] : [])),
  );
  const id = idOf(scripts.flatMap(({ name, text }) => (runtimes.has(name) ? [] : [text])));
  for (const { name, source, text } of scripts) {
    const named = new sources.ReplaceSource(source);
    for (const { index } of text.matchAll(new RegExp(PLACEHOLDER, 'g')))
      named.replace(index, index + PLACEHOLDER.length - 1, id);
    compilation.updateAsset(name, named);
  }
};

/**
 * Lets each build have its own place for the chunks it has loaded. Two releases of a remote meet on a page that stays
 * open while the newer one goes live; by one name for both the newer would take chunks of the older for its own, by
 * their numbers, and miss what only its own have.
 */
export const ownChunks = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('own-chunks', (compilation) => {
      // After minifying, before source maps are made and names are given by content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'own-chunks', stage }, () =>
        giveOwnChunks(compilation),
      );
    });
  },
};
