import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { TSC, TSC_FLAGS } from '../type-check/check-types.ts';
import { writeTypesConfig } from '../type-check/write-types-config.ts';
import { ROOT } from '../workspace.ts';
import { typeReports } from './type-reports.ts';

/** Niceness of the type check: a hot update comes first. */
const IN_THE_BACKGROUND = 10;

/**
 * Checks the types of the page code of some packages after every change, in one process beside the hot updates, which
 * do not wait for it. Errors are logged whenever they change; they block nothing.
 *
 * @param folders of the packages, absolute
 * @returns the stop function
 */
export const watchTypes = (
  folders: readonly string[],
  log: (line: string) => void,
): (() => void) => {
  const config = writeTypesConfig({
    base: 'tsconfig.browser.json',
    folders,
    cache: join(ROOT, 'node_modules/.cache/types', folders.map((it) => basename(it)).join('+')),
  });
  const args = ['-p', config, '--watch', '--preserveWatchOutput', ...TSC_FLAGS];
  const child = spawn(process.execPath, [TSC, ...args, '--locale', 'en'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('spawn', () => setPriority(child.pid ?? 0, IN_THE_BACKGROUND));
  child.once('error', (error) => log(`Types are not checked: ${error.message}`));
  const report = typeReports((errors) => {
    const count = errors.filter((line) => /error TS\d+/.test(line)).length;
    log(
      count === 0
        ? 'Types are correct.'
        : `${count} type ${count === 1 ? 'error' : 'errors'}; hot updates continue.\n${errors.join('\n')}`,
    );
  });
  child.stdout.setEncoding('utf8').on('data', report);
  return () => void child.kill();
};
