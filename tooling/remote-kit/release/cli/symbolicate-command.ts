import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { dataFolder } from '../../workspace.ts';
import { done } from '../release-result.ts';
import { symbolicate } from '../source-maps/symbolicate.ts';
import { refuseWithoutStore } from '../storage/open-store.ts';

export const SYMBOLICATE_USAGE = `npm run release -- symbolicate trace.txt         show a stack trace by the lines of the sources
npm run release -- symbolicate < trace.txt`;

/** Folder or bucket of the source maps: `SOURCE_MAPS_ROOT`, or the local shop's. */
export const mapsRootOf = (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string =>
  environment['SOURCE_MAPS_ROOT'] ||
  join(dataFolder(Number(environment['PORT_BASE'] || 3000), root), 'maps');

/** The text with the lines of the sources, or why there is none. */
export type SymbolicateResult = { ok: true; value: string } | { ok: false; message: string };

/** Why a trace cannot be read, and what to do. */
const unreadable = (file: string, error: unknown): string => {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const reason = isMissing ? 'There is no such file' : String(error);
  return `The stack trace ${resolve(file)} cannot be read. ${reason}.
Save the trace to a file and name its path, or pass it on standard input:
${SYMBOLICATE_USAGE}`;
};

/**
 * Shows a stack trace by the lines of the sources.
 *
 * @param args path of the trace; standard input if empty
 */
export const symbolicateCommand = async (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<SymbolicateResult> => {
  const [file] = args;
  let trace: string;
  if (file === undefined) trace = await text(process.stdin);
  else
    try {
      trace = await readFile(file, 'utf8');
    } catch (error) {
      return { ok: false, message: unreadable(file, error) };
    }
  return refuseWithoutStore(async () =>
    done(await symbolicate(trace, mapsRootOf(root, environment))),
  );
};
