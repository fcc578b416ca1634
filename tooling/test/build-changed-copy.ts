import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@shop/contracts/market';
import { ROOT } from '../remote-kit/workspace.ts';

const NOT_COPIED = ['node_modules', 'dist', '.cache'];

const BUILD = join(ROOT, 'tooling/test/build-copy.ts');

/** In a process of its own, so that the test continues. */
const run = (cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUILD], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${cwd} does not build:\n${output}`));
    });
  });

/** Empties the copy but for what was compiled before: most modules are unchanged from one copy to the next. */
const emptyCopy = async (copy: string): Promise<void> => {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(copy))
    if (name !== '.cache') await rm(join(copy, name), { recursive: true });
};

/**
 * Builds a copy of a remote with one message changed, as its team would. The working tree stays unchanged. For
 * journeys and release benchmarks.
 *
 * @param remote `catalog`
 * @param folder target of the copy, inside the workspace
 * @param edit changes further sources of the copy, in the given folder
 * @returns the folder of the build
 */
export const buildChangedCopy = async (
  remote: string,
  folder: string,
  { locale, key, text }: { locale: Locale; key: string; text: string },
  edit: (folder: string) => Promise<void> = async () => undefined,
): Promise<string> => {
  const name = `mf-${remote}`;
  const copy = join(folder, name);
  await emptyCopy(copy);
  await cp(join(ROOT, name), copy, {
    recursive: true,
    filter: (source) => !NOT_COPIED.some((it) => source.endsWith(`/${it}`)),
  });
  // Files that the package refers to by relative paths.
  for (const other of ['tooling', 'shared-contracts']) {
    const link = join(folder, other);
    if (!existsSync(link)) await symlink(join(ROOT, other), link);
  }
  // Module ids derive from paths: in another folder the same code differs by some bytes.
  await writeFile(join(copy, 'budgets.json'), '{}');
  const catalog = join(copy, 'src/messages', `${locale}.json`);
  const messages = JSON.parse(await readFile(catalog, 'utf8')) as Record<string, string>;
  if (!(key in messages)) throw new Error(`${name} has no message ${key}`);
  await writeFile(catalog, JSON.stringify({ ...messages, [key]: text }));
  await edit(copy);
  await run(copy);
  return join(copy, 'dist');
};
