import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { outputFolder } from './base-config.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * One copy of Module Federation's runtime core for the whole page: a small classic script that sets the global
 * which all five builds take it from (docs/adr/0003).
 */
export const runtimeCoreConfig = (
  folder: string,
  mode: 'production' | 'development',
): Configuration => ({
  name: 'runtime-core',
  mode,
  context: folder,
  target: 'web',
  entry: {
    'runtime-core': [
      // The first script of every page is where Fast Refresh has to be set up, too.
      ...(mode === 'development' ? [fileOf('./development/refresh-global-entry.js')] : []),
      fileOf('./runtime-core-entry.js'),
    ],
  },
  devtool: false,
  output: {
    path: join(outputFolder(folder, mode), 'web'),
    filename: mode === 'production' ? '[name].[contenthash:8].js' : '[name].js',
  },
  plugins: [
    new webpack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_BUILD_IDENTIFIER: JSON.stringify('fonte-vigna'),
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
