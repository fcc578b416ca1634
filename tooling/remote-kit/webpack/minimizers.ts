import MinimizerPlugin from 'minimizer-webpack-plugin';
import postcss from 'postcss';
import discardComments from 'postcss-discard-comments';
import normalizeWhitespace from 'postcss-normalize-whitespace';
import type { WebpackPluginInstance } from 'webpack';

const sheets = postcss([discardComments(), normalizeWhitespace()]);

/** Style sheets are inlined in every document: comments and indentation would be a tenth of the transfer. */
const minifySheet = async (input: Record<string, string | Buffer>) => {
  const [[file, text] = ['', '']] = Object.entries(input);
  return { code: (await sheets.process(String(text), { from: file })).css };
};

/** Minification of released files. A second pass removes the leftovers of the first. */
export const minimizers = (): WebpackPluginInstance[] => [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3, ecma: 2022 }, mangle: true },
    extractComments: false,
  }),
  // In this process, because a function cannot be sent to a worker.
  new MinimizerPlugin({ test: /\.css$/, minify: minifySheet, parallel: false }),
];
