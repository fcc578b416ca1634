import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What all pages load, by the name that `pages.css` and their layouts call it by. */
const FILES: Readonly<Record<string, () => string>> = {
  'tokens.css': () =>
    join(dirname(require.resolve('@shop/contracts/package.json')), 'ui/tokens.css'),
  'pages.css': () => join(here, 'pages.css'),
  'serif.woff2': () =>
    require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  'sans.woff2': () =>
    require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
};

/**
 * Reads a style sheet, font or script of a page that a service renders.
 *
 * @param own - paths of the service's own files, by name
 * @returns null for a missing file. A service without the shop has no fonts; its pages use the fallbacks of the tokens.
 */
export const readPageFile = async (
  name: string,
  own: Readonly<Record<string, string>>,
): Promise<{ type: string; content: Buffer } | null> => {
  const type = TYPES[extname(name)];
  if (type === undefined) return null;
  try {
    const path = Object.hasOwn(own, name)
      ? own[name]
      : Object.hasOwn(FILES, name) && FILES[name]?.();
    return path ? { type, content: await readFile(path) } : null;
  } catch {
    return null;
  }
};
