import { spawn } from 'node:child_process';

/** Exits when its parent process is gone. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);';

/** Keeps one core busy, to simulate load beside the tests. @returns the stop function */
export const keepCoreBusy = (): (() => void) => {
  const loop = spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' });
  return () => void loop.kill('SIGKILL');
};
