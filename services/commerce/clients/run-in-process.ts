import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Report, Setup } from './scenario.ts';

/** Runs the scenarios in a Node process with the environment given. Rejects when it ends without a report. */
export const runInProcess = (
  setup: Setup,
  environment: Readonly<Record<string, string>>,
): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'main.ts'), [], {
      env: { PATH: process.env['PATH'], ...environment },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      silent: true,
    });
    let output = '';
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
    child.once('message', (report) => resolve(report as Report));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}: ${output}`)));
    child.send(setup);
  });
