import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { cssRules, cssPlugins } from './css.ts';

const require = createRequire(import.meta.url);
const MinimizerPlugin =
  require('minimizer-webpack-plugin') as typeof import('minimizer-webpack-plugin');

export type Target = 'web' | 'node';

export interface BaseOptions {
  /** Folder of the package. */
  folder: string;
  target: Target;
  mode: 'production' | 'development';
}

const swc = ({ mode, target }: BaseOptions) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: {
          runtime: 'automatic',
          development: mode === 'development',
          refresh: mode === 'development' && target === 'web',
        },
      },
    },
  },
});

/** What every build of the workspace has in common: TypeScript, messages, CSS, output folder and hashes. */
export const baseConfig = (options: BaseOptions): Configuration => {
  const { folder, target, mode } = options;
  return {
    mode,
    context: folder,
    target: target === 'web' ? 'web' : 'async-node',
    devtool:
      mode === 'development'
        ? 'cheap-module-source-map'
        : target === 'node'
          ? 'source-map'
          : 'hidden-source-map',
    output: {
      path: join(folder, 'dist', target),
      // `.cjs`: the packages are ES modules, the node builds are not.
      filename: target === 'web' ? '[name].[contenthash:8].js' : '[name].cjs',
      chunkFilename: `[name].[contenthash:8].${target === 'web' ? 'js' : 'cjs'}`,
      crossOriginLoading: 'anonymous',
      // A hung chunk must fail soon enough for the fallback to be of use.
      chunkLoadTimeout: 2500,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // Messages are compiled by messages-loader.mjs, so the parser (6.5 kB) stays at home.
      alias: {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swc(options) },
        {
          test: /[\\/]messages[\\/]\w+\.json$/,
          type: 'json',
          use: require.resolve('./messages-loader.mjs'),
        },
        ...cssRules(target),
        {
          test: /\.(woff2|svg)$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: target === 'web' },
        },
      ],
    },
    plugins: [
      ...cssPlugins(target),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        'process.env.TARGET': JSON.stringify(target),
      }),
    ],
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimize: mode === 'production' && target === 'web',
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
};
