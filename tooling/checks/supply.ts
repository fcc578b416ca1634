import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { checkLicenses } from './supply/licenses/check-licenses.ts';
import { type AllowedScripts, checkLock } from './supply/check-lock.ts';
import { checkSecrets } from './supply/check-secrets.ts';
import { readLock } from './supply/lock-file.ts';

/** Folders of what runs in production: the servers, and the code that browsers load. */
const PRODUCTION = [
  'shell',
  'mf-account',
  'mf-cart',
  'mf-catalog',
  'mf-checkout',
  'services/commerce',
  'services/mail',
  'services/store-api',
] as const;

/**
 * `node tooling/checks/supply.ts`: licences of all packages, integrity and install scripts of the lock file, and secrets
 * in tracked files. Needs no network; `npm run audit` asks for known vulnerabilities.
 */
const lock = readLock(ROOT);
const { allowScripts = {} } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  allowScripts?: AllowedScripts;
};
const problems = [
  ...checkLicenses(lock, PRODUCTION),
  ...checkLock(lock, allowScripts),
  ...checkSecrets(ROOT),
];
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('Licences, lock file and tracked files are as they should be');
process.exitCode = problems.length > 0 ? 1 : 0;
