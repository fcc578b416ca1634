import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { outputFolder, swc } from './base-config.ts';
import { minimizers } from './minimizers.ts';
import { verifiedNames } from './verified-files.ts';

/** Build of a small classic script without shared modules or container, such as the first script of a page. */
export const classicScriptConfig = (
  folder: string,
  mode: 'production' | 'development',
  name: string,
  entry: string[],
): Configuration => ({
  name,
  mode,
  context: folder,
  target: 'web',
  entry: { [name]: entry },
  devtool: false,
  output: {
    path: join(outputFolder(folder, mode), 'web'),
    ...(mode === 'production'
      ? { ...verifiedNames, filename: '[name].[contenthash].js' }
      : { filename: '[name].js' }),
  },
  module: { rules: [{ test: /\.ts$/, use: swc({ hasMaps: false }) }] },
  optimization: { minimizer: minimizers() },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
