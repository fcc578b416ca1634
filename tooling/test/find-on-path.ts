import { spawnSync } from 'node:child_process';

/** Where a command is; null without it. */
export const findOnPath = (command: string): string | null => {
  const found = spawnSync('sh', ['-c', `command -v ${command}`]);
  return found.status === 0 ? found.stdout.toString().trim() : null;
};
