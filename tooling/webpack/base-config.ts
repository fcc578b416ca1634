import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { cssRules, cssPlugins } from './css.ts';
import { leanRuntime } from './lean-runtime.ts';
import { minimizers } from './minimizers.ts';
import { verifiedNames, verifiedScripts } from './verified-files.ts';

const require = createRequire(import.meta.url);

export type Target = 'web' | 'node';

export interface BaseOptions {
  /** Folder of the package. */
  folder: string;
  target: Target;
  mode: 'production' | 'development';
  /** Whether components are made ready for React Fast Refresh; with-fast-refresh.ts adds the rest. */
  refresh?: boolean;
  /** What the names of chunks begin with, where two builds go into one folder. */
  prefix?: string;
  /** What a remote's container is called. */
  container?: string;
}

/** How TypeScript is compiled in every build. */
export const swc = ({ refresh = false }: Pick<BaseOptions, 'refresh'>) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: {
          runtime: 'automatic',
          // Never `jsx-dev-runtime`: the shell would not provide the one that built remotes ask for.
          development: false,
          refresh,
        },
      },
    },
  },
});

/** What is released is apart from what someone works on. */
export const outputFolder = (folder: string, mode: BaseOptions['mode']): string =>
  join(folder, mode === 'production' ? 'dist' : '.cache/dev');

/** What every build of the workspace has in common: TypeScript, messages, CSS, output folder and hashes. */
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
      // `.cjs`: the packages are ES modules, the node builds are not.
      filename: target === 'web' ? `[name]${hash}.js` : '[name].cjs',
      chunkFilename: `${prefix}[name]${hash}.${target === 'web' ? 'js' : 'cjs'}`,
      crossOriginLoading: 'anonymous',
      // A dev server answers when it has compiled; what is released has limits of its own (ATTEMPT_LIMIT).
      chunkLoadTimeout: 60_000,
      ...(isVerified ? verifiedNames : {}),
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
          type: 'javascript/esm',
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
      ...cssPlugins(target, hash, prefix),
      ...(isVerified ? [verifiedScripts, leanRuntime(container)] : []),
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
