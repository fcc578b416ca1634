import type { Configuration } from 'webpack';
import { baseConfig, type Target } from './base-config.ts';
import { withFastRefresh } from './development/with-fast-refresh.ts';
import { containerGlobal, remoteFederation } from './federation.ts';
import { federationRuntimeConfig, federationRuntimeExternal } from './federation-runtime-config.ts';
import { frameConfigs, knowingFrames } from './frames/frame-config.ts';
import { chunkGlobal, ownChunks } from './own-chunks.ts';

export interface RemoteOptions {
  /** `catalog`: how the release manifest and fragments call it. */
  name: string;
  /** Folder of the package: `import.meta.dirname`. */
  folder: string;
  mode?: 'production' | 'development';
  /**
   * Modules that come with the remote's first chunk, because no page that has the remote does without them: a request
   * less each, and files that are packed together are smaller.
   */
  first?: readonly FirstModules[];
  /** Pages of which each is the others with little changed: what they are made of is one file, and one request. */
  together?: readonly PagesTogether[];
}

/** A file by its name, and the chunks it is made out of. */
export interface PagesTogether {
  name: string;
  chunks: RegExp;
}

/** Modules by their path; with a number those of them that at least so many chunks need. */
export interface FirstModules {
  test: RegExp;
  minChunks?: number;
}

/** The chunk that the container exposes: parent of all others, so a cache group may add to it. */
const FIRST_CHUNK = 'remote';

/** Sheets stay with their pages, which carry them inlined. */
const SCRIPTS = /^(?:javascript|json)/;

/**
 * The builds of a remote: for browsers (in development with Fast Refresh), for the server (released ones only), the
 * runtime core of its standalone page, and its frames.
 */
export const remoteConfig = ({
  name,
  folder,
  mode = 'production',
  first = [],
  together = [],
}: RemoteOptions): Configuration[] => {
  const refresh = mode === 'development';
  const frames = knowingFrames({ name, folder, mode });
  const build = (target: Target): Configuration => {
    const base = baseConfig({ folder, target, mode, refresh, container: containerGlobal(name) });
    return {
      ...base,
      name: `${name}-${target}`,
      dependencies: frames.dependencies,
      entry: target === 'web' ? { standalone: './src/standalone.tsx' } : {},
      // On the server each container brings its own runtime.
      externals: target === 'web' ? federationRuntimeExternal : undefined,
      output: {
        ...base.output,
        publicPath: target === 'web' ? 'auto' : '',
        uniqueName: `shop-${name}`,
        chunkLoadingGlobal: chunkGlobal(name),
        ...(target === 'node' ? { library: { type: 'commonjs-module' } } : {}),
      },
      optimization: {
        ...base.optimization,
        // What only the standalone page shows has copies of its own: sharing would cut the shop's chunks differently. A
        // `library-…` is the remote's own, fetched when it is needed, and stays a file apart from the copies.
        splitChunks: {
          chunks: (chunk) =>
            !chunk.canBeInitial() && !/^(?:standalone|library)-/.test(chunk.name ?? ''),
          cacheGroups: {
            // Copies of what the shell shares are the standalone page's alone: one file, and one name in the container.
            copies: {
              test: /[\\/](?:node_modules|shared-contracts)[\\/]/,
              // A page may compose a style of shared-contracts into its own sheet.
              type: SCRIPTS,
              name: 'standalone-shared',
              enforce: true,
              priority: 1,
            },
            ...Object.fromEntries(
              (target === 'web' ? first : []).map((modules, index) => [
                `first-${index}`,
                { ...modules, type: SCRIPTS, name: FIRST_CHUNK, enforce: true },
              ]),
            ),
            ...Object.fromEntries(
              (target === 'web' ? together : []).map(({ name: file, chunks }) => [
                `together-${file}`,
                {
                  chunks: (chunk: { name?: string | null }) => chunks.test(chunk.name ?? ''),
                  ...{ type: SCRIPTS, name: file, enforce: true, priority: -1 },
                },
              ]),
            ),
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        frames.plugin,
        remoteFederation(name, target, mode),
        // A page in development goes on with the name it has while chunks are built anew.
        ...(mode === 'production' ? [ownChunks] : []),
      ],
    };
  };
  // What is being developed is rendered in the browser only.
  const others = [federationRuntimeConfig(folder, mode), ...frameConfigs({ name, folder, mode })];
  if (refresh) return [withFastRefresh(build('web')), ...others];
  return [build('web'), build('node'), ...others];
};
