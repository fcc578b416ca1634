import type { MultiStats } from 'webpack';
import { isOfServer } from './server-build.ts';

/** Files of the named chunks, relative to `dist/web`. */
export type ChunkAssets = Record<string, { js: string[]; css: string[] }>;

/** The shell's chunk of style sheets only, which is no chunk group of its own (`tooling/webpack/shell-config.ts`). */
const FORM_SHEETS = 'form-sheets';

const WANTED =
  /^(shell|begin|federation-runtime|standalone|remote|page-.+|fragment-.+|messages-.+|common-.+|commerce-.+|.+-frame(-.+)?)$/;

const isSheet = (file: string): boolean => file.endsWith('.css');

/** The files of each entry, page, fragment and message catalog, and the style sheets of forms. */
export const chunkAssets = (stats: MultiStats): ChunkAssets => {
  const assets: ChunkAssets = {};
  for (const { compilation } of stats.stats) {
    const build = compilation.options.name ?? '';
    if (isOfServer(build)) continue;
    const frame = /\w+-frame$/.exec(build)?.[0];
    for (const { name, files } of compilation.chunks) {
      if (name === FORM_SHEETS) assets[name] = { js: [], css: [...files].filter(isSheet) };
    }
    for (const group of compilation.chunkGroups) {
      // webpack turns `[request]` of a dynamic import of `./it.json` into `it-json`.
      const requested = group.name?.replace(/-json$/, '');
      const name =
        frame && requested && !requested.startsWith(frame) ? `${frame}-${requested}` : requested;
      if (!name || !WANTED.test(name)) continue;
      const files = group.getFiles().filter((file) => !file.endsWith('.map'));
      assets[name] = {
        js: files.filter((file) => file.endsWith('.js')),
        css: files.filter(isSheet),
      };
    }
    const container = Object.keys(compilation.assets).find((file) =>
      /^remoteEntry\..+\.js$/.test(file),
    );
    if (container) assets['remoteEntry'] = { js: [container], css: [] };
  }
  return assets;
};
