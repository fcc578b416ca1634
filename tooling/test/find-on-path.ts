import { spawnSync } from 'node:child_process';

/** Path of a command; null if missing. */
export const findOnPath = (command: string): string | null => {
  const found = spawnSync('sh', ['-c', `command -v ${command}`]);
  return found.status === 0 ? found.stdout.toString().trim() : null;
};
