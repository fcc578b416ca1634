import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { ROOT } from '../../../workspace.ts';
import { baseConfig } from '../../base-config.ts';
import { hostFederation } from '../../federation.ts';
import {
  federationRuntimeConfig,
  federationRuntimeExternal,
} from '../../federation-runtime-config.ts';
import { remoteConfig } from '../../remote-config.ts';
import { sharedModules } from '../../shared.ts';

const HOST = `
  import * as React from 'react';
  globalThis.host = { React, states: () => import('@shop/contracts/market/states') };
  import { getInstance } from '@module-federation/enhanced/runtime';
  globalThis.host.getInstance = getInstance;
`;

const REMOTE = `
  import * as React from 'react';
  import * as states from '@shop/contracts/market/states';
  export default { React, states, register: () => {} };
`;

/** The runtime of pages before they had a share scope of their own: Module Federation's. */
const BEFORE = `
  import * as runtime from '@module-federation/runtime';
  import bundler from '@module-federation/webpack-bundler-runtime/bundler';
  Object.assign(globalThis.shop_federation, { runtime, bundler });
`;

/** Names of the entry files. */
export const SAMPLES = {
  runtime: 'federation-runtime',
  before: 'before',
  host: 'host',
  remote: 'remoteEntry',
  plain: 'plain',
};

/** Readable, and in any folder. */
const asSample = (config: Configuration, path: string): Configuration => ({
  ...config,
  // swc's loader parses a source map.
  devtool: 'hidden-source-map',
  output: { ...config.output, path },
  resolve: { ...config.resolve, modules: [join(ROOT, 'node_modules')] },
  optimization: { ...config.optimization, minimize: false },
});

/**
 * Builds a host, a remote with the kit's configuration and the page's runtime, and a remote whose container contains
 * Module Federation's own runtime, as the unchanged plugin builds it.
 *
 * @param folder empty, for sources and files
 * @returns the folder of the files
 */
export const buildSamples = async (folder: string): Promise<string> => {
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries({
    'before.ts': BEFORE,
    'host.ts': HOST,
    'remote.ts': REMOTE,
    'standalone.tsx': '',
  }))
    writeFileSync(join(folder, 'src', name), text);
  writeFileSync(join(folder, 'package.json'), '{"name":"sample","version":"1.0.0"}');
  const mode = 'production';
  const base = baseConfig({ folder, target: 'web', mode });
  const [remote = {}] = remoteConfig({ name: 'sample', folder, mode });
  const path = join(folder, 'files');
  const configs: Configuration[] = [
    federationRuntimeConfig(folder, mode),
    { mode, context: folder, entry: { before: './src/before.ts' } },
    {
      ...base,
      entry: { host: './src/host.ts' },
      externals: federationRuntimeExternal,
      output: { ...base.output, publicPath: '/', uniqueName: 'host' },
      plugins: [...(base.plugins ?? []), hostFederation('web')],
    },
    remote,
    {
      ...{ mode, context: folder, entry: {}, module: base.module },
      output: { publicPath: '/', uniqueName: 'plain' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'shop_remote_plain',
          filename: 'plain.js',
          exposes: { './remote': './src/remote.ts' },
          shared: sharedModules('remote'),
          ...{ dts: false, manifest: false },
        }) as unknown as webpack.WebpackPluginInstance,
      ],
    },
  ];
  // One after another: the plugin and its modules are loaded once.
  for (const config of configs)
    await new Promise<void>((resolve, reject) => {
      webpack(asSample(config, path), (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  return path;
};
