import { ok, warning, type Check } from '../../remote-kit/doctor/check.ts';
import type { WorkspaceSurroundings } from '../workspace-surroundings.ts';

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
