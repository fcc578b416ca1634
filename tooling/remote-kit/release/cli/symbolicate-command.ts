import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { dataFolder } from '../../workspace.ts';
import { symbolicate } from '../source-maps/symbolicate.ts';

export const SYMBOLICATE_USAGE = `npm run release -- symbolicate trace.txt         show a stack trace by the lines of the sources
npm run release -- symbolicate < trace.txt`;

/** Folder of the source maps: `SOURCE_MAPS_ROOT`, or the local shop's. */
export const mapsRootOf = (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string =>
  environment['SOURCE_MAPS_ROOT'] ||
  join(dataFolder(Number(environment['PORT_BASE'] || 3000), root), 'maps');

/**
 * Prints a stack trace by the lines of the sources.
 *
 * @param args path of the trace; standard input if empty
 */
export const symbolicateCommand = async (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<string> => {
  const [file] = args;
  const trace = file === undefined ? await text(process.stdin) : await readFile(file, 'utf8');
  return symbolicate(trace, mapsRootOf(root, environment));
};
