import { createHash } from 'node:crypto';
import webpack, { type Compiler, type Compilation } from 'webpack';

const { sources } = webpack;

/** Same length as the replacement, so that source maps stay correct. */
const PLACEHOLDER = '_ID_';

/** Content hashes in file names, which are not final yet. */
const FILE_HASH = /"[\w-]{43}"/g;

/** Placeholder of the chunk global until the build's id is known. */
export const chunkGlobal = (name: string): string => `shop_${name}_${PLACEHOLDER}`;

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * An id that is unique per build and reproducible.
 *
 * @param scripts - its chunks, without those that contain the placeholder's runtime, as the container does
 */
const idOf = (scripts: readonly string[]): string => {
  const digests = scripts.map((it) => sha256(it.replace(FILE_HASH, '')).digest('hex')).sort();
  const id = sha256(digests.join()).digest('base64url');
  return id.replaceAll('-', '$').slice(0, PLACEHOLDER.length);
};

const setOwnChunkGlobal = (compilation: Compilation): void => {
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
 * Gives each build its own registry of loaded chunks. Two releases of a remote meet on an open page when a newer
 * one goes live; with one shared registry the newer would use chunks of the older by their ids and miss its own.
 */
export const ownChunks = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('own-chunks', (compilation) => {
      // After minification, before source maps and content hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'own-chunks', stage }, () =>
        setOwnChunkGlobal(compilation),
      );
    });
  },
};
