import { tmpdir } from 'node:os';
import { ok, problem, warning, type Check } from '../../remote-kit/doctor/check.ts';
import type { WorkspaceSurroundings } from '../workspace-surroundings.ts';

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
