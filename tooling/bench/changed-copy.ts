import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../launcher/paths.ts';

/** A changed remote beside the real one: its folder, and how to be rid of it. */
export interface ChangedCopy {
  folder: string;
  remove: () => void;
}

/**
 * Copies a remote's package to a scratch folder and changes one of its messages, so that a release can be made of
 * it while the tree stays as it is.
 *
 * @param scratch a folder below the workspace, so that its packages are found
 */
export const changedCopy = (
  remote: string,
  scratch: string,
  change: { locale: string; key: string; text: string },
): ChangedCopy => {
  const source = join(ROOT, `mf-${remote}`);
  const folder = join(scratch, basename(source));
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
  });
  symlinkSync(join(ROOT, 'tooling'), join(scratch, 'tooling'));
  const catalogue = join(folder, 'src', 'messages', `${change.locale}.json`);
  const messages = JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, string>;
  if (!(change.key in messages)) throw new Error(`${catalogue} has no message ${change.key}`);
  writeFileSync(catalogue, JSON.stringify({ ...messages, [change.key]: change.text }, null, 2));
  return { folder, remove: () => rmSync(scratch, { recursive: true, force: true }) };
};
