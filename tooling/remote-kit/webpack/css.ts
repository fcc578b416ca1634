import { createRequire, findPackageJSON } from 'node:module';
import { basename, dirname, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { ROOT } from '../workspace.ts';
import type { Target } from './base-config.ts';
import { packageName } from './package-info.ts';

const require = createRequire(import.meta.url);

const PACKAGE = /^(?:mf-[a-z0-9]+|shell|shared-contracts|standalone)$/;

/** The package of a style sheet: `cart`, `shell`, `ui` for the contracts. */
const ownerOf = (path: string, file: string): string => {
  // The package's folder: a copy of a package may be built in a folder below the workspace.
  const folder = path.split('/').find((it) => PACKAGE.test(it));
  const info = folder ? undefined : findPackageJSON('.', pathToFileURL(file));
  const name = folder ?? (info ? packageName(dirname(info)) : '');
  return name.replace(/^mf-/, '').replace(/^(?:shared-)?contracts$/, 'ui');
};

/** `catalog-card`, from the path of a style sheet. */
const sheetName = (file: string): string => {
  const path = relative(ROOT, file).split(sep).join('/');
  return `${ownerOf(path, file)}-${basename(path, '.module.css')}`;
};

/**
 * `catalog-card_title`: package, file and class, so that web and node builds and builds on different machines agree
 * on class names. A hash would cost 0.5 kB per document; instead, style sheet names are unique within a package.
 */
export const className = (
  context: { resourcePath: string },
  _pattern: string,
  local: string,
): string => `${sheetName(context.resourcePath)}_${local}`;

/** The first two style sheets of one name, in words. */
export const findSameNames = (files: Iterable<string>): string | undefined => {
  const named = new Map<string, string>();
  for (const file of files) {
    const name = sheetName(file);
    const other = named.get(name) ?? file;
    if (other !== file) return `${file} and ${other} have the same name ${name}`;
    named.set(name, file);
  }
  return undefined;
};

/** Asks all modules of a build, because a module from the compile cache is not compiled again. */
const uniqueSheets: WebpackPluginInstance = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('unique-sheets', (compilation) => {
      compilation.hooks.finishModules.tap('unique-sheets', (modules) => {
        const files = [...modules].flatMap((it) => it.nameForCondition() ?? []);
        const problem = findSameNames(files.filter((it) => it.endsWith('.module.css')));
        if (problem) compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  },
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
    : { importLoaders: 1 },
});

/** CSS Modules as separate files for the browser; on the server only the class names. */
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
      ? {
          use: [
            MiniCssExtractPlugin.loader,
            cssLoader(false, false),
            require.resolve('./fonts/font-faces.mjs'),
          ],
          sideEffects: true,
        }
      : { type: 'asset/resource', generator: { emit: false } }),
  },
];

/**
 * @param hash content hash part of file names, empty in development
 * @param prefix prefix of chunk names
 */
export const cssPlugins = (
  target: Target,
  hash: string,
  prefix: string,
): WebpackPluginInstance[] =>
  target === 'web'
    ? [
        uniqueSheets,
        new MiniCssExtractPlugin({
          filename: `[name]${hash}.css`,
          chunkFilename: `${prefix}[name]${hash}.css`,
          // Cascade layers and module scoping make the order of rules between files irrelevant.
          ignoreOrder: true,
        }) as unknown as WebpackPluginInstance,
      ]
    : [uniqueSheets];
