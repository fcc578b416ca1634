import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSeed, type CheckedSeed } from './check-seed.ts';

const load = async (path: string): Promise<unknown> => {
  if (extname(path) === '.json') return JSON.parse(await readFile(path, 'utf8')) as unknown;
  const module = (await import(pathToFileURL(path).href)) as { seed?: unknown; default?: unknown };
  return module.seed ?? module.default;
};

/** Reads a catalogue from a `.json` file, or from a `.ts` or `.js` module that exports it as `seed` or by default. */
export const readSeed = async (file: string): Promise<CheckedSeed> => {
  const path = resolve(file);
  try {
    return checkSeed(await load(path));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = missing ? 'there is no such file' : String(error);
    return { ok: false, problems: [`${path}: ${reason}`] };
  }
};
