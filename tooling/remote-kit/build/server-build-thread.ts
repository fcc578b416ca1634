import { parentPort, workerData } from 'node:worker_threads';
import { loadConfig } from '../webpack/load-config.ts';
import { withCompileCache } from './compile-cache.ts';
import { bundledPackages } from './origin/bundled-packages.ts';
import { runWebpack } from './run-webpack.ts';
import { isServerBuild, type ServerBuild } from './server-build.ts';

const { folder, cache } = workerData as ServerBuild;
const configs = (await loadConfig(folder, 'production')).filter(isServerBuild);
const stats = await runWebpack(cache ? withCompileCache(folder, configs) : configs);
parentPort?.postMessage(bundledPackages(stats));
