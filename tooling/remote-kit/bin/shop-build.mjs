#!/usr/bin/env node
// Builds the package in the current folder, and checks its types. With `--changed` only if its sources have changed, and
// without the types, which the gates and the release command check. npm puts the pinned Node on the path, which runs
// TypeScript as it is.
import { enableCompileCache } from 'node:module';

// Before the imports: the compiler's own code is half a second of each build.
enableCompileCache();
const { buildPackage } = await import('../build/build-package.ts');

const isForced = !process.argv.includes('--changed');
try {
  await buildPackage(process.cwd(), { force: isForced, types: isForced, cache: isForced });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
