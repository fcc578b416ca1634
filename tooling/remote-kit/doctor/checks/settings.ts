import { missingSettings, REQUIRED } from '../../release/cli/missing-settings.ts';
import { ok, problem, skipped, type Check } from '../check.ts';

/** The variables without which no release leaves a repository outside of the shop's. */
export const settings: Check = {
  name: 'settings',
  run: async ({ env }) => {
    const missing = missingSettings(env);
    if (missing === null) return [ok(`${REQUIRED.join(', ')} are set`)];
    return REQUIRED.some((name) => env[name])
      ? [problem('The settings of a release are incomplete', missing)]
      : [skipped(`No shop is named. For releases: ${missing}`)];
  },
};
