import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { WebpackPluginInstance } from 'webpack';
import type { BaseOptions, Target } from './base-config.ts';
import { sharedModules } from './shared.ts';

// Else the plugin finds it by the stack of an error of webpack's, for which webpack compiles its whole schema: 1.2 s of
// each build.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

/** Global name of a container after its entry script has run. */
export const containerGlobal = (name: string): string => `shop_remote_${name}`;

const containerFile = (target: Target, mode: BaseOptions['mode']): string => {
  if (target === 'node') return 'remoteEntry.cjs';
  return mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js';
};

const common = (target: Target) => ({
  // With the default, one failed remote blanks the whole page (docs/adr/0003).
  shareStrategy: 'loaded-first' as const,
  dts: false,
  manifest: false,
  experiments: {
    optimization: { target, disableSnapshot: true },
  },
});

const asPlugin = (plugin: unknown) => plugin as WebpackPluginInstance;

/** Module Federation for the shell: it shares everything and exposes nothing; remotes are registered at run time. */
export const hostFederation = (target: Target): WebpackPluginInstance =>
  asPlugin(
    new ModuleFederationPlugin({
      name: 'shop_shell',
      shared: sharedModules('shell'),
      ...common(target),
    }),
  );

/** Module Federation for a remote: it exposes `./remote` and nothing else. */
export const remoteFederation = (
  name: string,
  target: Target,
  mode: BaseOptions['mode'],
): WebpackPluginInstance =>
  asPlugin(
    new ModuleFederationPlugin({
      name: containerGlobal(name),
      filename: containerFile(target, mode),
      library:
        target === 'web'
          ? { type: 'global', name: containerGlobal(name) }
          : { type: 'commonjs-module' },
      exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
      shared: sharedModules('remote'),
      ...common(target),
    }),
  );
