import type { Configuration } from 'webpack';
import { baseConfig, type Mode, type Target } from './base-config.ts';
import { containerGlobal, remoteFederation } from './federation.ts';
import { federationRuntimeConfig, federationRuntimeExternal } from './federation-runtime-config.ts';
import { frameConfigs, knowingFrames } from './frames/frame-config.ts';
import { chunkGlobal, ownChunks } from './own-chunks.ts';
import { reproducible } from './reproducible/reproducible.ts';

export interface RemoteOptions {
  /** `catalog`: the name in the release manifest and for fragments. */
  name: string;
  /** Folder of the package: `import.meta.dirname`. */
  folder: string;
  mode: Mode;
  /**
   * Modules of the remote's first chunk, because nearly every page with the remote needs them: fewer requests, and
   * files packed together compress better.
   */
  first?: readonly FirstModules[];
  /** Pages with nearly the same code, which share one file and one request. */
  together?: readonly PagesTogether[];
}

/** A file name and the chunks whose modules it contains. */
export interface PagesTogether {
  name: string;
  chunks: RegExp;
}

/** Modules by path, optionally only those in at least `minChunks` chunks. */
export interface FirstModules {
  test: RegExp;
  minChunks?: number;
}

/** The exposed chunk, parent of all others, so a cache group may extend it. */
const FIRST_CHUNK = 'remote';

/** Style sheets stay with their pages, which inline them. */
const SCRIPTS = /^(?:javascript|json)/;

/**
 * The builds of a remote: browser, server (release only), runtime of its standalone page, and frames. A development server
 * adds how updates reach the page (`development/with-fast-refresh.ts`, `with-live-reload.ts`).
 */
export const remoteConfig = ({
  name,
  folder,
  mode,
  first = [],
  together = [],
}: RemoteOptions): Configuration[] => {
  const frames = knowingFrames({ name, folder, mode });
  const build = (target: Target): Configuration => {
    const base = baseConfig({ folder, target, mode, container: containerGlobal(name) });
    return {
      ...base,
      name: `${name}-${target}`,
      dependencies: frames.dependencies,
      entry: target === 'web' ? { standalone: './src/standalone.tsx' } : {},
      // On the server each container includes its own runtime.
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
        // The standalone page and its gallery (`standalone-…`) have their own copies: sharing would split the shop's
        // chunks differently. A `library-…` chunk belongs to the remote, loads on demand, and stays separate from the
        // copies.
        splitChunks: {
          // Bytes before minification. Smaller shared chunks cost more than they save: a request, and compression.
          minSize: 24_000,
          chunks: (chunk) =>
            !chunk.canBeInitial() && !/^(?:standalone|library)-/.test(chunk.name ?? ''),
          cacheGroups: {
            // Copies of shared modules are used only by the standalone page: one file, and one name in the
            // container.
            copies: {
              test: /[\\/](?:node_modules|shared-contracts)[\\/]/,
              // A page may compose a class of shared-contracts into its own style sheet.
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
        // A development page keeps its chunk global while chunks are rebuilt.
        ...(mode === 'production' ? [ownChunks, ...reproducible(folder)] : []),
      ],
    };
  };
  // Development builds render in the browser only.
  const others = [federationRuntimeConfig(folder, mode), ...frameConfigs({ name, folder, mode })];
  if (mode === 'development') return [build('web'), ...others];
  return [build('web'), build('node'), ...others];
};
