import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT, ROOT } from '../workspace.ts';

/** A part of the workspace that is type-checked by itself. */
export interface TypesProgram {
  /** Compiler options: page code as browsers run it, or with Node's types and those of the tests. */
  base: 'tsconfig.browser.json' | 'tsconfig.node.json';
  /** Absolute paths. What they import is checked with them. */
  folders: readonly string[];
  /** Folder for the configuration and the results of unchanged files. */
  cache: string;
}

/** Folders without source files. */
const SKIPPED = ['node_modules', 'dist', '.cache'];
/** Files that no browser runs. */
const TESTS = ['*.test.ts', '*.test.tsx', 'testing'];

/** Declarations in folders of the kit. */
const ambient = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(KIT, folder))
      .filter((it) => it.endsWith('.d.ts'))
      .map((it) => join(KIT, folder, it)),
  );

const below = (folders: readonly string[], names: readonly string[]): string[] =>
  folders.flatMap((folder) => names.map((name) => join(folder, '**', name)));

/**
 * Writes a configuration for `tsc` that reads only the named folders and what they import, which takes a fraction of
 * the time of the whole workspace.
 *
 * @returns its path
 */
export const writeTypesConfig = ({ base, folders, cache }: TypesProgram): string => {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, base);
  const isBrowser = base === 'tsconfig.browser.json';
  const config = {
    extends: join(KIT, base),
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: join(cache, base.replace('.json', '.tsbuildinfo')),
    },
    include: [
      ...(isBrowser ? folders.map((it) => join(it, 'src')) : folders),
      // Declarations that no import leads to: of constants, style sheets, packages without types, a remote's own loader.
      ...below([...folders, join(ROOT, 'shared-contracts')], ['*.d.ts']),
    ],
    // Named one by one: an installed kit is below an excluded folder.
    files: ambient(isBrowser ? ['types', 'types/browser'] : ['types']),
    exclude: below(folders, isBrowser ? [...SKIPPED, ...TESTS] : SKIPPED),
    watchOptions: { excludeDirectories: ['**/node_modules', '**/dist', '**/.cache'] },
  };
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
};
