import { IS_INSTALLED, ROOT } from '../workspace.ts';
import { missingSettings } from './cli/missing-settings.ts';
import { USAGE, parseCommand } from './cli/parse-command.ts';
import { readSettings } from './cli/read-settings.ts';
import { runCommand } from './cli/run-command.ts';
import { SYMBOLICATE_USAGE, symbolicateCommand } from './cli/symbolicate-command.ts';

const runRelease = async (args: readonly string[]): Promise<void> => {
  const parsed = parseCommand(args);
  if (parsed.ok) {
    const settings = await readSettings(ROOT, process.env, parsed.command.name);
    const result = await runCommand(ROOT, settings, parsed.command);
    if (result.ok) {
      for (const line of result.value) console.log(line);
    } else {
      const prefix =
        result.code === 'NOT_TAKEN' ? '' : 'Refused; the live releases are unchanged. ';
      console.error(`${prefix}${result.message}`);
      for (const problem of result.problems) console.error(`  ${problem}`);
      process.exitCode = 1;
    }
  } else {
    console.error(`${parsed.message}\n\n${USAGE}\n${SYMBOLICATE_USAGE}`);
    process.exitCode = 2;
  }
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
} else {
  await runRelease(process.argv.slice(2));
}
