import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { Mode } from './base-config.ts';

/** Argument of the function that a package's `webpack.config.ts` exports. */
export interface BuildOptions {
  mode: Mode;
}

/**
 * The builds of a package from its own `webpack.config.ts`, for releases and development alike, so that aliases and
 * loaders of one team apply in both.
 *
 * @param folder absolute path of the package
 * @throws if the file cannot be loaded, or does not export a function as default
 */
export const loadConfig = async (folder: string, mode: Mode): Promise<Configuration[]> => {
  const file = join(folder, 'webpack.config.ts');
  const { default: configsOf } = (await import(pathToFileURL(file).href)) as { default: unknown };
  if (typeof configsOf !== 'function')
    throw new Error(`${file} must export a function of { mode } as default`);
  return (configsOf as (options: BuildOptions) => Configuration[])({ mode });
};
