import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { BARS } from '../bars.ts';
import { repeatedFigure, type Figure } from '../figure.ts';
import { copiedWorkspace } from './copied-workspace.ts';
import { runNode } from './run-node.ts';

const ROUNDS = 3;

const EDITED = 'mf-cart/src/components/codes/code-field.tsx';

/**
 * `npm run verify -- mf-cart` after an edit of a component, on a copy of the workspace. The first run has no caches, as
 * in a fresh clone.
 */
export const benchVerify = async (log: (line: string) => void): Promise<Figure[]> => {
  const { root, remove } = copiedWorkspace('bench-verify', 'mf-cart');
  try {
    const verify = () => runNode({ cwd: root, args: ['tooling/checks/verify.ts', 'mf-cart'] });
    log('verifying mf-cart without caches …');
    const uncached = await verify();
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      log(`verifying mf-cart after an edit, ${round} of ${ROUNDS} …`);
      appendFileSync(join(root, EDITED), `// Edit ${round}\n`);
      times.push(await verify());
    }
    return [
      repeatedFigure('verify of one remote after an edit', times, BARS.verifyRemote),
      { what: 'verify of one remote without caches', value: uncached, unit: 'ms' },
    ];
  } finally {
    remove();
  }
};
