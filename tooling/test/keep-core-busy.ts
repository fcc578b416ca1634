import { spawn } from 'node:child_process';

/** Ends by itself where the process that began it is gone. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);';

/** Keeps one core of the machine busy, as whatever else runs beside the tests does. @returns ends it */
export const keepCoreBusy = (): (() => void) => {
  const loop = spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' });
  return () => void loop.kill('SIGKILL');
};
