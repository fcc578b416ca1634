import type { Configuration } from 'webpack';
import { baseConfig, type Target } from './base-config.ts';
import { withFastRefresh } from './development/with-fast-refresh.ts';
import { remoteFederation } from './federation.ts';
import { runtimeCoreConfig } from './runtime-core-config.ts';

export interface RemoteOptions {
  /** `catalog`: how the release manifest and fragments call it. */
  name: string;
  /** Folder of the package: `import.meta.dirname`. */
  folder: string;
  mode?: 'production' | 'development';
}

/**
 * The builds of a remote: for browsers (in development with Fast Refresh), for the server (released ones only),
 * and the runtime core of its standalone page.
 */
export const remoteConfig = ({
  name,
  folder,
  mode = 'production',
}: RemoteOptions): Configuration[] => {
  const refresh = mode === 'development';
  const build = (target: Target): Configuration => {
    const base = baseConfig({ folder, target, mode, refresh });
    return {
      ...base,
      name: `${name}-${target}`,
      entry: target === 'web' ? { standalone: './src/standalone.tsx' } : {},
      output: {
        ...base.output,
        publicPath: target === 'web' ? 'auto' : '',
        uniqueName: `shop-${name}`,
        ...(target === 'node' ? { library: { type: 'commonjs-module' } } : {}),
      },
      plugins: [...(base.plugins ?? []), remoteFederation(name, target, mode)],
    };
  };
  // What is being developed is rendered in the browser only.
  if (refresh) return [withFastRefresh(build('web')), runtimeCoreConfig(folder, mode)];
  return [build('web'), build('node'), runtimeCoreConfig(folder, mode)];
};
