import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { ownFile } from './own-file.ts';
import { classicScriptConfig } from './classic-script-config.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * One copy of Module Federation's runtime per page: a small classic script that sets the global used by all builds,
 * see `federationRuntimeExternal` (docs/adr/0003).
 */
export const federationRuntimeConfig = (
  folder: string,
  mode: 'production' | 'development',
): Configuration => {
  const classic = classicScriptConfig(folder, mode, 'federation-runtime', [
    // Fast Refresh must be set up in the first script of every page.
    ...(mode === 'development' ? [fileOf('./development/refresh-global-entry.js')] : []),
    ownFile(import.meta.url, './federation-runtime/entry'),
  ]);
  return {
    ...classic,
    resolve: {
      alias: {
        '@module-federation/runtime$': fileOf('./federation-runtime/runtime.js'),
        '@module-federation/runtime/helpers$': fileOf('./federation-runtime/helpers.js'),
        'whole-federation-runtime$': fileURLToPath(
          import.meta.resolve('@module-federation/runtime'),
        ),
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        // The shell loads containers itself, with retries and integrity, so half of the runtime is not bundled.
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      }),
    ],
  };
};

/** Global of the runtime, in place of a bundled copy. */
export const federationRuntimeExternal: Configuration['externals'] = ({ request = '' }, done) => {
  if (request.endsWith('/webpack-bundler-runtime/dist/bundler.js'))
    return done(undefined, 'var shop_federation.bundler');
  if (request === '@module-federation/enhanced/runtime')
    return done(undefined, 'var shop_federation.runtime');
  return done();
};
