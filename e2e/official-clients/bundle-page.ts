import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { runWebpack } from '../../tooling/remote-kit/build/run-webpack.ts';

const require = createRequire(import.meta.url);

/** Bundles the page with the official components from the registry. @returns the script */
export const bundlePage = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'official-clients-'));
  try {
    await runWebpack([
      {
        mode: 'production',
        target: 'web',
        devtool: false,
        context: import.meta.dirname,
        entry: './page/index.tsx',
        output: { path: folder, filename: 'page.js' },
        resolve: { extensions: ['.ts', '.tsx', '.js'] },
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              loader: require.resolve('swc-loader'),
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic' } },
                },
              },
            },
            // Only the widgets of payment providers have style sheets, and none of them is rendered.
            { test: /\.css$/, type: 'asset/source' },
          ],
        },
        plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
        optimization: { minimize: false },
        performance: false,
        stats: 'errors-only',
      },
    ]);
    return await readFile(join(folder, 'page.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
