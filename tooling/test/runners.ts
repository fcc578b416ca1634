import { runGates } from '../checks/run-gates.ts';
import { buildChanged } from '../launcher/build-changed.ts';
import { ensureNginx } from '../edge/ensure-nginx.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureEngines } from './engines.ts';
import type { Runner } from './in-order.ts';
import { runJest } from './run-jest.ts';
import { runPlaywright } from './run-playwright.ts';

const gates: Runner = { name: 'Gates', run: () => runGates() };

const build: Runner = {
  name: 'Build and size budgets',
  run: async () => {
    await buildChanged();
    return { passed: 1, failed: 0, skipped: 0 };
  },
};

const unit: Runner = {
  name: 'Unit, component and contract tests (jest)',
  run: () => {
    ensureNginx();
    return runJest();
  },
  needs: [build.name],
};

const journeys: Runner = {
  name: 'Journeys in Chromium (playwright)',
  run: () => runPlaywright({ chromium: ensureChromium() }),
  needs: [build.name],
};

/** Not beside the journeys, which would slow the hot updates that it measures. */
const development: Runner = {
  name: 'Development: hot updates of every remote in Chromium',
  run: () =>
    runPlaywright({ chromium: ensureChromium(), config: 'e2e/development/playwright.config.ts' }),
};

const engines: Runner = {
  name: 'Firefox, WebKit and the full Chromium',
  run: () => {
    ensureEngines();
    return runPlaywright({ config: 'e2e/engines/playwright.config.ts' });
  },
  needs: [build.name],
  mayBeSkipped: true,
};

/** Builds the images first, which takes minutes; skipped without podman. */
const containers: Runner = {
  name: 'A purchase in the production layout, in containers',
  run: () =>
    runPlaywright({ chromium: ensureChromium(), config: 'e2e/containers/playwright.config.ts' }),
  needs: [build.name],
  mayBeSkipped: true,
};

/** All checks and tests of `npm test`. Tests run even if a gate fails, so that one run reports every problem. */
export const EVERYTHING: readonly Runner[] = [
  gates,
  build,
  unit,
  journeys,
  development,
  engines,
  containers,
];

/** All checks of `npm run verify`. Tests run only after the gates pass. */
export const VERIFICATION: readonly Runner[] = [
  gates,
  build,
  { ...unit, run: () => runJest(['--silent']), needs: [gates.name, build.name] },
];
