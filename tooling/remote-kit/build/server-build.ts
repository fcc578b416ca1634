import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Configuration } from 'webpack';
import { ownFile } from '../webpack/own-file.ts';
import type { BundledPackage } from './origin/bundled-packages.ts';

/** Start data of the thread that compiles a server build. */
export interface ServerBuild {
  /** Of the package. */
  folder: string;
  /** Whether unchanged modules are read from `.cache/webpack`. */
  cache: boolean;
}

/** Whether a build is of the server, by its name in the configuration. */
export const isOfServer = (build: string): boolean => build.endsWith('-node');

/** Whether a build is of the server, and needs nothing of another one. */
export const isServerBuild = ({ name = '', dependencies = [] }: Configuration): boolean =>
  isOfServer(name) && dependencies.length === 0;

/**
 * Compiles a package's server build in a thread of its own, beside those of the browser: both take about the same time.
 *
 * @returns the packages in it
 * @throws with the compiler's messages
 */
export const compileServer = async (build: ServerBuild): Promise<BundledPackage[]> => {
  const thread = new Worker(ownFile(import.meta.url, './server-build-thread'), {
    workerData: build,
  });
  const [packages] = (await once(thread, 'message')) as [BundledPackage[]];
  return packages;
};
