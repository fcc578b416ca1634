import { createRequire } from 'node:module';
import { basename, dirname, relative, sep } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, WebpackPluginInstance } from 'webpack';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Target } from './base-config.ts';
import { insertVerifiedSheet } from './verified-files.ts';

const require = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `catalog-card_title_x1y2z`: package, file, class and a hash of the path from the workspace root, so that the
 * web and node builds, and two packages built on two machines, agree on every class name.
 */
const className = (context: { resourcePath: string }, _pattern: string, local: string): string => {
  const path = relative(ROOT, context.resourcePath).split(sep).join('/');
  const owner = path.split('/')[0]?.replace(/^mf-/, '').replace('shared-contracts', 'ui') ?? '';
  const file = basename(path, '.module.css');
  const hash = createHash('sha256')
    .update(`${dirname(path)}/${file}#${local}`)
    .digest('base64url')
    .slice(0, 5);
  return `${owner}-${file}_${local}_${hash}`;
};

const cssLoader = (modules: boolean, exportOnlyLocals: boolean) => ({
  loader: require.resolve('css-loader'),
  options: modules
    ? {
        modules: {
          getLocalIdent: className,
          exportOnlyLocals,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      }
    : {},
});

/** CSS Modules in files of their own for the browser; on the server only the class names. */
export const cssRules = (target: Target): RuleSetRule[] => [
  {
    test: /\.module\.css$/,
    use:
      target === 'web'
        ? [MiniCssExtractPlugin.loader, cssLoader(true, false)]
        : [cssLoader(true, true)],
    sideEffects: true,
  },
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    ...(target === 'web'
      ? { use: [MiniCssExtractPlugin.loader, cssLoader(false, false)], sideEffects: true }
      : { type: 'asset/resource', generator: { emit: false } }),
  },
];

/**
 * @param hash part of the file names that changes with the content, empty in development
 * @param prefix what names of chunks begin with
 */
export const cssPlugins = (
  target: Target,
  hash: string,
  prefix: string,
): WebpackPluginInstance[] =>
  target === 'web'
    ? [
        new MiniCssExtractPlugin({
          filename: `[name]${hash}.css`,
          chunkFilename: `${prefix}[name]${hash}.css`,
          ...(hash ? { insert: insertVerifiedSheet } : {}),
          // Cascade layers and module scoping make the order of rules between files irrelevant.
          ignoreOrder: true,
        }) as unknown as WebpackPluginInstance,
      ]
    : [];
