import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Environment of a Node process that a test starts. Its modules are kept compiled and without types, in the folder of
 * this process or Node's default one, because they take half of the CPU time of its start. A process that is killed keeps
 * them only if it calls `flushCompileCache`.
 */
export const childEnvironment = (
  variables: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache'),
  ...variables,
});
