import type { Configuration } from 'webpack';
import { baseConfig, type Target } from './base-config.ts';
import { withFastRefresh } from './development/with-fast-refresh.ts';
import { remoteFederation } from './federation.ts';
import { federationRuntimeConfig, federationRuntimeExternal } from './federation-runtime-config.ts';
import { frameConfigs, knowingFrames } from './frames/frame-config.ts';

export interface RemoteOptions {
  /** `catalog`: how the release manifest and fragments call it. */
  name: string;
  /** Folder of the package: `import.meta.dirname`. */
  folder: string;
  mode?: 'production' | 'development';
}

/**
 * The builds of a remote: for browsers (in development with Fast Refresh), for the server (released ones only), the
 * runtime core of its standalone page, and its frames.
 */
export const remoteConfig = ({
  name,
  folder,
  mode = 'production',
}: RemoteOptions): Configuration[] => {
  const refresh = mode === 'development';
  const frames = knowingFrames({ name, folder, mode });
  const build = (target: Target): Configuration => {
    const base = baseConfig({ folder, target, mode, refresh });
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
        ...(target === 'node' ? { library: { type: 'commonjs-module' } } : {}),
      },
      optimization: {
        ...base.optimization,
        // What only the standalone page shows has copies of its own: sharing would cut the shop's chunks differently.
        splitChunks: {
          chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('standalone-'),
          cacheGroups: {
            // Copies of what the shell shares are the standalone page's alone: one file, and one name in the container.
            copies: {
              test: /[\\/](?:node_modules|shared-contracts)[\\/]/,
              // A page may compose a style of shared-contracts into its own sheet.
              type: /^(?:javascript|json)/,
              name: 'standalone-shared',
              enforce: true,
            },
          },
        },
      },
      plugins: [...(base.plugins ?? []), frames.plugin, remoteFederation(name, target, mode)],
    };
  };
  // What is being developed is rendered in the browser only.
  const others = [federationRuntimeConfig(folder, mode), ...frameConfigs({ name, folder, mode })];
  if (refresh) return [withFastRefresh(build('web')), ...others];
  return [build('web'), build('node'), ...others];
};
