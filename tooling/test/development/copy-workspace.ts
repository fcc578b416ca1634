import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../../remote-kit/workspace.ts';

/** Neither sources nor needed by a running shop. Pictures are linked. */
const NOT_COPIED = new Set([
  ...['node_modules', 'dist', '.cache', '.shop', '.git', 'media'],
  ...['coverage', 'docs', 'e2e', 'test-results', 'playwright-report'],
]);

const MEDIA = 'services/commerce/demo/media';

const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};

/** Links every installed package, but the workspace's own packages to their copies. */
const linkModules = (folder: string): void => {
  const modules = join(ROOT, 'node_modules');
  for (const name of readdirSync(modules)) {
    if (name === '.cache') continue;
    if (name !== '@shop') link(join(modules, name), join(folder, 'node_modules', name));
    else
      for (const own of readdirSync(join(modules, name))) {
        const source = realpathSync(join(modules, name, own));
        const copy = join(folder, relative(ROOT, source));
        link(copy, join(folder, 'node_modules', name, own));
        // Versions that differ from those of the root.
        const its = join(source, 'node_modules');
        if (existsSync(its)) link(its, join(copy, 'node_modules'));
      }
  }
};

/**
 * Copies the workspace's sources for a test that edits them. The working tree stays unchanged, even if the test is
 * killed.
 *
 * @param folder replaced if it exists
 */
export const copyWorkspace = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.has(name))
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: (path) => !NOT_COPIED.has(basename(path)),
      });
  link(join(ROOT, MEDIA), join(folder, MEDIA));
  linkModules(folder);
};
