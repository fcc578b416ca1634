import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { copyWorkspace } from '../../tooling/test/development/copy-workspace.ts';

export interface DevelopmentAgainst {
  /** Folder of the sources under development. */
  root: string;
  /** The printed link to the shop. */
  link: string;
  stop: () => Promise<void>;
}

/**
 * Runs `npm run dev -- mf-<remote> --against <shop>` on a copy of the workspace.
 *
 * @param shop address of a running shop
 * @param base first port of the developer's machine
 */
export const startAgainst = async (
  remote: RemoteName,
  shop: string,
  base: number,
): Promise<DevelopmentAgainst> => {
  const root = join(ROOT, '.shop', `against-${base}`);
  copyWorkspace(root);
  const args = ['tooling/launcher/dev.ts', `mf-${remote}`, '--against', shop];
  // With an IPC channel it stops by itself if the test is killed.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT_BASE: String(base) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(root, { recursive: true, force: true });
  };
  let output = '';
  const printed = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const link = /(http\S+\/development\?remotes=\S+)\s/.exec(output)?.[1];
        if (link) resolve(link);
      });
    child.once('exit', () => reject(new Error(`npm run dev ended:\n${output}`)));
  });
  try {
    return { root, link: await printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
