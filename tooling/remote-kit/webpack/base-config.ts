import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compileHint } from './compile-hint.ts';
import { cssRules, cssPlugins } from './css.ts';
import { leanRuntime } from './lean-runtime.ts';
import { minimizers } from './minimizers.ts';
import { verifiedNames, verifiedScripts } from './verified-files.ts';

const require = createRequire(import.meta.url);

export type Target = 'web' | 'node';

/** A release, or a development server. */
export type Mode = 'production' | 'development';

export interface BaseOptions {
  /** Folder of the package. */
  folder: string;
  target: Target;
  mode: Mode;
  /** Prefix of chunk names, if two builds share a folder. */
  prefix?: string;
  /** Global name of a remote's container. */
  container?: string;
}

/**
 * TypeScript options of every build.
 *
 * @param refresh whether components register for React Fast Refresh (`with-fast-refresh.ts`)
 * @param hasMaps whether the build has source maps
 */
export const swc = ({ refresh = false, hasMaps = true }) => ({
  loader: require.resolve('swc-loader'),
  options: {
    // webpack makes the absolute paths of a parsed map relative; a map as text would be part of its hashes as it is.
    parseMap: hasMaps,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: {
          runtime: 'automatic',
          // Never `jsx-dev-runtime`: the shell does not provide it to built remotes.
          development: false,
          refresh,
        },
      },
    },
  },
});

/** Separates release builds from development builds. */
export const outputFolder = (folder: string, mode: Mode): string =>
  join(folder, mode === 'production' ? 'dist' : '.cache/dev');

/** Common configuration of every build: TypeScript, messages, CSS, output folder and hashes. */
export const baseConfig = (options: BaseOptions): Configuration => {
  const { folder, target, mode, prefix = '', container } = options;
  const isReleased = mode === 'production';
  const isVerified = isReleased && target === 'web';
  const hash = isReleased ? '.[contenthash]' : '';
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
      path: join(outputFolder(folder, mode), target),
      // `.cjs`, because the packages are ES modules and the node builds are not.
      filename: target === 'web' ? `[name]${hash}.js` : '[name].cjs',
      chunkFilename: `${prefix}[name]${hash}.${target === 'web' ? 'js' : 'cjs'}`,
      crossOriginLoading: 'anonymous',
      // A dev server responds after compiling; released chunks have their own time limits (ATTEMPT_LIMIT).
      chunkLoadTimeout: 60_000,
      ...(isVerified ? verifiedNames : {}),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // messages-loader.mjs precompiles messages, so the parser (6.5 kB) is not bundled.
      alias: {
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swc({}) },
        {
          test: /[\\/]messages[\\/]\w+\.json$/,
          type: 'javascript/esm',
          use: require.resolve('./messages-loader.mjs'),
        },
        ...cssRules(target),
        {
          test: /\.(woff2|svg)$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: target === 'web' },
        },
        // Development requests the whole font: subsets take a second each.
        ...(isReleased
          ? [
              {
                test: /\.woff2$/,
                resourceQuery: /^\?subset=/,
                use: require.resolve('./fonts/subset-font.mjs'),
                generator: { filename: '[name].subset.[contenthash:8][ext]' },
              },
            ]
          : []),
      ],
    },
    plugins: [
      ...cssPlugins(target, hash, prefix),
      ...(isVerified ? [verifiedScripts, leanRuntime(container), compileHint] : []),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        'process.env.TARGET': JSON.stringify(target),
      }),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimize: mode === 'production' && target === 'web',
      minimizer: minimizers(),
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
};
