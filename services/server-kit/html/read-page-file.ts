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

/** Files of every page, by the name in `pages.css` and in layouts. */
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
 * Reads a style sheet, font or script of a service's HTML pages.
 *
 * @param own paths of the service's own files by name
 * @returns null if the file is missing. Fonts are missing if a service is installed without them; the pages then use
 * the fallback fonts of `tokens.css`.
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
