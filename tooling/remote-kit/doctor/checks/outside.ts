import { type Check, ok, problem, skipped, type Surroundings, warning } from '../check.ts';
import { missingSettings, REQUIRED } from '../../release/cli/missing-settings.ts';

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

const FILE = 'package-lock.json';

const git = ({ root, run }: Surroundings, ...args: string[]): string | undefined =>
  run('git', ['-C', root, ...args]);

/** A release states its commit and the hash of the lock file: both must be found again later. */
export const lockFile: Check = {
  name: 'lock file',
  run: async (surroundings) => {
    if (git(surroundings, 'rev-parse', '--verify', 'HEAD') === undefined)
      return [
        warning(
          'The repository has no commit, so a release cannot name that of its sources',
          'git init && git add --all && git commit',
        ),
      ];
    if (git(surroundings, 'ls-files', '--error-unmatch', FILE) === undefined)
      return [warning(`${FILE} is not committed`, `git add ${FILE} && git commit`)];
    return [
      git(surroundings, 'status', '--porcelain', '--', FILE)?.trim()
        ? warning(`${FILE} has changes that are not committed`, `git commit ${FILE}`)
        : ok(`${FILE} is committed`),
    ];
  },
};
