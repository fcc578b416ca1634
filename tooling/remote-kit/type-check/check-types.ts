import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { writeTypesConfig, type TypesProgram } from './write-types-config.ts';

/** The TypeScript compiler's command, of the native version: a check takes a seventh of the CPU time of version 6. */
export const TSC = join(
  dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
  'bin/tsc',
);

/** One thread: with several, each checks the shared parts again, and other checks run beside it. */
export const TSC_FLAGS = ['--singleThreaded', '--pretty', 'false'];

/** The page code of one package, as its build and development check it. */
export const pageCodeOf = (folder: string): TypesProgram => ({
  base: 'tsconfig.browser.json',
  folders: [folder],
  cache: join(folder, '.cache', 'types'),
});

/**
 * Type-checks a part of the workspace. Unchanged files are not checked again.
 *
 * @returns the compiler's messages, with paths from the root; empty if every type is correct
 */
export const checkTypes = (program: TypesProgram): Promise<string> =>
  new Promise((resolve, reject) => {
    const config = writeTypesConfig(program);
    const child = spawn(process.execPath, [TSC, '-p', config, ...TSC_FLAGS], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve('');
      else resolve(output.trim() || `tsc ended with ${code ?? 'a signal'}`);
    });
  });

/** Throws with every type error of a package's page code. */
export const assertTypes = async (folder: string): Promise<void> => {
  const errors = await checkTypes(pageCodeOf(folder));
  if (errors) throw new Error(`${basename(folder)} has type errors:\n${errors}`);
};
