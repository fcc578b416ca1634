import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from '../remote-kit/build/build-package.ts';
import { inLanes } from './in-lanes.ts';
import { PACKAGES } from '../remote-kit/remotes.ts';
import { ROOT } from '../remote-kit/workspace.ts';

/** Parallel compilers: each uses one and a half cores. */
const AT_ONCE = 2;

const build = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'tooling/remote-kit/bin/shop-build.mjs'), '--changed'],
      {
        cwd: join(ROOT, name),
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} does not build; see the compiler's output above.`));
    });
  });

/** Builds every package whose sources changed since its last build. */
export const buildChanged = async (packages: readonly string[] = PACKAGES): Promise<void> => {
  const queue = packages.filter((name) => !isBuilt(join(ROOT, name)));
  if (queue.length === 0) return console.log('All packages are built.');
  console.log(`Building ${queue.join(', ')} …`);
  await inLanes(AT_ONCE, queue, build);
};
