import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Existing packages of the workspace, relative to the root; `mf-*` stands for every remote. */
export const listPackages = (root: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces?: string[];
  };
  return (manifest.workspaces ?? []).flatMap((it) => globSync(it, { cwd: root }).sort());
};
