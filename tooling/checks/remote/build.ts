import { join } from 'node:path';
import { buildPackage } from '../../remote-kit/build/build-package.ts';
import { ROOT } from '../../remote-kit/workspace.ts';

/**
 * `node tooling/checks/remote/build.ts mf-cart`: builds the package if its sources have changed, and checks its size
 * budgets. Its types are a check of their own.
 */
const name = process.argv[2];
if (!name) throw new Error('Name a package.');
try {
  const options = { force: false, types: false, cache: true };
  if (!(await buildPackage(join(ROOT, name), options))) console.log(`${name} is built.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
