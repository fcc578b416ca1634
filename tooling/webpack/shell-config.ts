import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { hostFederation } from './federation.ts';
import { federationRuntimeConfig, federationRuntimeExternal } from './federation-runtime-config.ts';

export interface ShellOptions {
  folder: string;
  mode?: 'production' | 'development';
}

/** Modules of `shared-contracts/commerce` that make a call and read its answer. */
const CALLING =
  /[\\/]commerce[\\/](?:errors[\\/](?!index)|send|request|refused-answer|no-answer|without-overrides|to-commerce-error|field-errors-of|error-of-answer)/;

/** The builds of the shell: its browser script and the renderer that runs in worker threads. */
export const shellConfig = ({ folder, mode = 'production' }: ShellOptions): Configuration[] => {
  const web = baseConfig({ folder, target: 'web', mode });
  const node = baseConfig({ folder, target: 'node', mode });
  return [
    {
      ...web,
      name: 'shell-web',
      entry: { shell: './src/client.tsx' },
      externals: federationRuntimeExternal,
      output: { ...web.output, publicPath: '/assets/', uniqueName: 'shop-shell' },
      plugins: [...(web.plugins ?? []), hostFederation('web')],
      optimization: {
        ...web.optimization,
        splitChunks: {
          chunks: 'all',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            // Libraries change less often than the shell: kept apart, they stay in the visitor's cache.
            libraries: {
              test: /[\\/]node_modules[\\/]/,
              name: 'libraries',
              chunks: 'initial',
              enforce: true,
            },
            // Calling code in one chunk: tokens, price confirmation and the SDK each had a copy.
            call: {
              test: CALLING,
              name: 'commerce-call',
              chunks: 'async',
              minChunks: 2,
              enforce: true,
            },
            // Address forms are forms: one copy of what makes a form, and of what countries' addresses are like.
            forms: {
              test: /[\\/](?:shared-contracts[\\/]forms|node_modules[\\/](?:react-)?final-form)[\\/]/,
              name: 'forms',
              chunks: 'async',
              minChunks: 2,
              enforce: true,
            },
            addresses: {
              test: /[\\/]shared-contracts[\\/]addresses[\\/](?:country[\\/]|[\w-]+\.ts)/,
              name: 'addresses',
              chunks: 'async',
              minChunks: 2,
              enforce: true,
            },
            // Orders are the customer's too: one copy for both.
            order: {
              test: /[\\/]shared-contracts[\\/]commerce[\\/]order[\\/]/,
              name: 'commerce-order',
              chunks: 'async',
              minChunks: 2,
              enforce: true,
            },
          },
        },
      },
    },
    {
      ...node,
      name: 'shell-node',
      entry: { renderer: './src/renderer.ts' },
      output: {
        ...node.output,
        publicPath: '',
        uniqueName: 'shop-shell',
        library: { type: 'commonjs-module' },
      },
      plugins: [...(node.plugins ?? []), hostFederation('node')],
    },
    federationRuntimeConfig(folder, mode),
  ];
};
