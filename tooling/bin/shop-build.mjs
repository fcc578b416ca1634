#!/usr/bin/env node
// Builds the package in the current folder. npm puts the pinned Node on the path, which runs TypeScript as it is.
import { buildPackage } from '../build/build-package.ts';

try {
  await buildPackage(process.cwd(), { force: !process.argv.includes('--changed') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
