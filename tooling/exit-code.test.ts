/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exitCode } from './exit-code.mjs';

describe('exitCode', () => {
  it.each([
    ['verify', 0, null, 0],
    ['verify', 2, null, 2],
    ['verify', null, 'SIGINT', 130],
    ['release', null, 'SIGTERM', 143],
    ['release', null, 'SIGKILL', 137],
    ['start', null, 'SIGINT', 0],
    ['dev', null, 'SIGTERM', 0],
    ['start', null, 'SIGKILL', 137],
  ] as const)('of %s that ended with %s and %s is %s', (command, code, signal, expected) => {
    expect(exitCode(command, code, signal)).toBe(expected);
  });

  it('is that of a command whose process was interrupted', async () => {
    // Interrupts the tool, which the bootstrap starts, before its first line.
    const interrupt =
      "if (process.argv[1].endsWith('release.ts')) process.kill(process.pid, 'SIGINT');";
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'bootstrap.mjs'), 'release', 'mf-cart', '--list'],
      {
        env: {
          // Without npm, so that nothing is ever installed here.
          PATH: '',
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(interrupt)}`,
        },
        stdio: 'inherit',
      },
    );
    expect(await once(child, 'exit')).toEqual([130, null]);
  });
});
