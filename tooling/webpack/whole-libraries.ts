import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Modules through which all others use react-router, Redux and react-intl. They are in the libraries' chunk. */
export const FACADES = /[\\/]shared-contracts[\\/]libraries[\\/]/;

/**
 * Compiles each package into one scope, in which the minifier removes and renames more. webpack does this only for
 * modules of one chunk with one importer, so an importer must not skip the facade.
 */
export const wholeLibraries: RuleSetRule[] = [
  { test: FACADES, sideEffects: true },
  {
    test: /[\\/]node_modules[\\/](?:react-router|react-intl)[\\/].*\.js$/,
    use: require.resolve('./pure-calls-loader.mjs'),
  },
];
