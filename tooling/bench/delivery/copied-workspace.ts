import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../remote-kit/workspace.ts';
import { copyWorkspace } from '../../test/development/copy-workspace.ts';

/** In a copy, whose packages are links, module ids differ, and sizes by some bytes. */
const BUDGET_SLACK = 1.02;

/**
 * A copy of the workspace to edit one remote in, so that no edit reaches the sources, even if the bench is killed. It is
 * in `.shop/`; that of a killed run is replaced.
 *
 * @param remote `mf-cart`
 */
export const copiedWorkspace = (name: string, remote: string) => {
  const root = join(ROOT, '.shop', name);
  copyWorkspace(root);
  const file = join(root, remote, 'budgets.json');
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const loose = Object.entries(budgets).map(([it, bytes]) => [it, Math.ceil(bytes * BUDGET_SLACK)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(loose), null, 2)}\n`);
  return { root, remove: (): void => rmSync(root, { recursive: true, force: true }) };
};
