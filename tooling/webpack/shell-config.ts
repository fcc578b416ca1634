import type { Configuration, Module } from 'webpack';
import { baseConfig, type Mode } from '../remote-kit/webpack/base-config.ts';
import { classicScriptConfig } from '../remote-kit/webpack/classic-script-config.ts';
import { hostFederation } from '../remote-kit/webpack/federation.ts';
import {
  federationRuntimeConfig,
  federationRuntimeExternal,
} from '../remote-kit/webpack/federation-runtime-config.ts';
import { reproducible } from '../remote-kit/webpack/reproducible/reproducible.ts';
import { FACADES, wholeLibraries } from './whole-libraries.ts';

export interface ShellOptions {
  folder: string;
  mode: Mode;
}

/** Libraries, and the modules through which they are used. */
const LIBRARIES = new RegExp(`[\\\\/]node_modules[\\\\/]|${FACADES.source}`);

/** Modules of `shared-contracts/commerce` that make a call and parse its response. */
const CALLING =
  /[\\/]commerce[\\/](?:errors[\\/](?!index)|call[\\/](?:send|request|refused-answer|no-answer|without-overrides|to-commerce-error|field-errors-of|error-of-answer)\.ts|catalogue[\\/]confirm[\\/]nest-document)/;

/** Modules that request and parse tokens, and what a login sends. */
const TOKENS = /[\\/]shared-contracts[\\/](?:commerce[\\/]token|credentials)[\\/]/;

/**
 * Modules of `shared-contracts` that read orders, beside the orders' own folder. Those that change orders are in the
 * SDK's chunk.
 */
const ORDERS =
  /[\\/]shared-contracts[\\/](?:codes[\\/]|commerce[\\/](?:order[\\/](?!changes[\\/])|shipping[\\/]|(?:address[\\/](?:placeholder-address|address-attributes|to-address)|call[\\/](?:operation|connect)|stock[\\/](?:bundle-parts|stock-levels|to-stock)|is-purchase|to-money|metadata[\\/](?:is-alcoholic|names-of))\.ts))/;

/** `messages/it.json` of the shell and of `shared-contracts`. */
const MESSAGES = /[\\/](?:i18n|src)[\\/]messages[\\/](\w+)\.json$/;

/** Chunks of the catalog contain only catalog code: a visitor who only browses reads no order. */
const isOfCatalogue = ({ name }: { name?: string | null }): boolean =>
  /^commerce-(?:catalogue|confirm|delivery|index)$/.test(name ?? '');

/** The builds of the shell: its browser script and the renderer for worker threads. */
export const shellConfig = ({ folder, mode }: ShellOptions): Configuration[] => {
  const web = baseConfig({ folder, target: 'web', mode });
  const node = baseConfig({ folder, target: 'node', mode });
  const sameAnywhere = mode === 'production' ? reproducible(folder) : [];
  return [
    {
      ...web,
      name: 'shell-web',
      entry: { shell: './src/client.tsx' },
      externals: federationRuntimeExternal,
      output: { ...web.output, publicPath: '/assets/', uniqueName: 'shop-shell' },
      module: { rules: [...(web.module?.rules ?? []), ...wholeLibraries] },
      plugins: [...(web.plugins ?? []), hostFederation('web'), ...sameAnywhere],
      optimization: {
        ...web.optimization,
        splitChunks: {
          chunks: 'all',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            // Libraries change less often than the shell, so a separate chunk stays cached.
            libraries: {
              test: (module: Module) => LIBRARIES.test(module.nameForCondition() ?? ''),
              name: 'libraries',
              chunks: 'initial',
              enforce: true,
            },
            // One chunk for calling code: tokens, price confirmation and the SDK each had a copy.
            call: {
              test: CALLING,
              name: 'commerce-call',
              chunks: 'async',
              minChunks: 2,
              enforce: true,
            },
            // Address forms share the code of forms and of addresses.
            forms: {
              test: /[\\/](?:shared-contracts[\\/]forms|node_modules[\\/](?:(?:react-)?final-form|@babel[\\/]runtime))[\\/]/,
              name: 'forms',
              chunks: 'async',
              minChunks: 2,
              enforce: true,
            },
            // The server inlines them in private pages, which it renders with their forms.
            formSheets: {
              type: 'css/mini-extract',
              test: /[\\/]shared-contracts[\\/](?:forms|addresses)[\\/]/,
              name: 'form-sheets',
              chunks: 'async',
              enforce: true,
              // Before the groups of code in the same folders.
              priority: 1,
            },
            addresses: {
              test: /[\\/]shared-contracts[\\/]addresses[\\/](?:country[\\/]|[\w-]+\.ts)/,
              name: 'addresses',
              chunks: 'async',
              enforce: true,
            },
            // Every call needs a token.
            tokens: { test: TOKENS, name: 'commerce-call', chunks: 'async', enforce: true },
            // Customers read orders too: one shared copy.
            order: {
              test: ORDERS,
              name: 'commerce-order',
              chunks: (chunk) => !chunk.canBeInitial() && !isOfCatalogue(chunk),
              enforce: true,
            },
            // The shell's texts and the common texts in one language: each page needs both.
            messages: {
              test: MESSAGES,
              name: (module: Module) =>
                `texts-${MESSAGES.exec(module.nameForCondition() ?? '')?.[1]}`,
              chunks: 'async',
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
      plugins: [...(node.plugins ?? []), hostFederation('node'), ...sameAnywhere],
    },
    federationRuntimeConfig(folder, mode),
    classicScriptConfig(folder, mode, 'begin', ['./src/begin/begin.ts']),
  ];
};
