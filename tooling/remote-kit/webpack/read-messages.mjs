import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Spellings of a language that has more than one, by the language's file. */
const SPELLINGS = { 'en.json': ['en-US'] };

/**
 * A message catalogue with what is spelled otherwise elsewhere: below the spelling's tag the messages of the file of that
 * name (`en-US.json`), where there is one beside the language's.
 *
 * @param {string} source content of the language's file
 * @param {string} file its path
 * @returns {{ messages: Record<string, unknown>, overlays: string[] }} the messages, and the further files read
 */
export const readMessages = (source, file) => {
  const found = (SPELLINGS[basename(file)] ?? [])
    .map((tag) => ({ tag, path: join(dirname(file), `${tag}.json`) }))
    .filter(({ path }) => existsSync(path));
  return {
    messages: {
      ...JSON.parse(source),
      ...Object.fromEntries(
        found.map(({ tag, path }) => [tag, JSON.parse(readFileSync(path, 'utf8'))]),
      ),
    },
    overlays: found.map(({ path }) => path),
  };
};
