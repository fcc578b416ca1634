import { IS_INSTALLED, ROOT } from '../workspace.ts';
import { missingSettings } from './cli/missing-settings.ts';
import { USAGE, parseCommand } from './cli/parse-command.ts';
import { readSettings } from './cli/read-settings.ts';
import { runCommand } from './cli/run-command.ts';
import { PRUNE_USAGE, parsePrune, pruneCommand } from './prune/prune-command.ts';
import type { ReleaseResult } from './release-result.ts';
import { SYMBOLICATE_USAGE, symbolicateCommand } from './cli/symbolicate-command.ts';

/** Refusals after which the live releases may have changed. */
const MAY_HAVE_CHANGED: readonly string[] = ['NOT_TAKEN', 'NOT_CONFIRMED', 'UNKNOWN_OUTCOME'];

const print = (result: ReleaseResult<readonly string[]>): void => {
  if (result.ok) {
    for (const line of result.value) console.log(line);
    return;
  }
  for (const line of result.lines ?? []) console.log(line);
  // A refusal with output follows a step that was made.
  const isUnchanged = !MAY_HAVE_CHANGED.includes(result.code) && !result.lines;
  const prefix = isUnchanged ? 'Refused; the live releases are unchanged. ' : '';
  console.error(`${prefix}${result.message}`);
  for (const problem of result.problems) console.error(`  ${problem}`);
  process.exitCode = 1;
};

const explain = (message: string, ...usage: string[]): void => {
  console.error([`${message}\n`, ...usage].join('\n'));
  process.exitCode = 2;
};

const runRelease = async (args: readonly string[]): Promise<void> => {
  const parsed = parseCommand(args);
  if (!parsed.ok) return explain(parsed.message, USAGE, PRUNE_USAGE, SYMBOLICATE_USAGE);
  const settings = await readSettings(ROOT, process.env, parsed.command.name);
  print(await runCommand(ROOT, settings, parsed.command));
};

const runPrune = async (args: readonly string[]): Promise<void> => {
  const parsed = parsePrune(args);
  if (typeof parsed === 'string') return explain(parsed, PRUNE_USAGE);
  print(await pruneCommand(ROOT, process.env, parsed));
};

const [first, ...rest] = process.argv.slice(2);
const missing = IS_INSTALLED && first !== 'symbolicate' ? missingSettings(process.env) : null;
if (missing) {
  console.error(missing);
  process.exitCode = 2;
} else if (first === 'symbolicate') {
  const result = await symbolicateCommand(ROOT, process.env, rest);
  if (result.ok) process.stdout.write(result.value);
  else {
    console.error(result.message);
    process.exitCode = 1;
  }
} else if (first === 'prune') {
  await runPrune(rest);
} else {
  await runRelease(process.argv.slice(2));
}
