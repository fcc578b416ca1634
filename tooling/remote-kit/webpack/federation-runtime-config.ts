import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { ownFile } from './own-file.ts';
import { classicScriptConfig } from './classic-script-config.ts';

/**
 * One copy of Module Federation's runtime per page: a small classic script that sets the global used by all builds,
 * see `federationRuntimeExternal` (docs/adr/0003).
 */
export const federationRuntimeConfig = (
  folder: string,
  mode: 'production' | 'development',
): Configuration =>
  classicScriptConfig(folder, mode, 'federation-runtime', [
    // Fast Refresh must be set up in the first script of every page.
    ...(mode === 'development'
      ? [fileURLToPath(new URL('./development/refresh-global-entry.js', import.meta.url))]
      : []),
    ownFile(import.meta.url, './federation-runtime/entry'),
  ]);

/** Global of the runtime, in place of a bundled copy. */
export const federationRuntimeExternal: Configuration['externals'] = ({ request = '' }, done) => {
  if (request.endsWith('/webpack-bundler-runtime/dist/bundler.js'))
    return done(undefined, 'var shop_federation.bundler');
  if (request === '@module-federation/enhanced/runtime')
    return done(undefined, 'var shop_federation.runtime');
  return done();
};
