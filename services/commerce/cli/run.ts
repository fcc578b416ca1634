import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { fileVariableOf } from '@shop/server-kit/configuration';
import type { Arguments, Command } from './command.ts';
import { commands } from './commands.ts';
import { CommandFailure } from './failure.ts';
import { helpAll, helpOne } from './help.ts';
import { platformFlags, platformOptions } from './platform-options.ts';

const readArguments = (name: string, command: Command, args: readonly string[]): Arguments => {
  const options = { ...platformFlags(command.platform), ...command.options };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([option, { type }]) => [option, { type }]),
      ),
    });
    const flags = values as Arguments['values'];
    const laidOver = platformOptions.flatMap(({ flag, variable }) => {
      const value = flags[flag];
      if (typeof value !== 'string') return [];
      // An empty variable counts as unset: `--db "$FILE"` would select the default database.
      if (value === '') throw new Error(`Option '--${flag}' is empty`);
      return [
        [variable, value],
        [fileVariableOf(variable), undefined],
      ];
    });
    return {
      positionals,
      values: flags,
      env: { ...process.env, ...Object.fromEntries(laidOver) },
    };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('.')[0] ?? '') : String(error);
    throw new CommandFailure(`${reason}.\nSee "npx commerce help ${name}".`);
  }
};

const out = (text: string): number => {
  process.stdout.write(text);
  return 0;
};

const main = async ([command = 'help', ...args]: readonly string[]): Promise<number> => {
  const helpArguments = ['help', '--help', '-h'];
  const helps =
    helpArguments.includes(command) || args.some((it) => helpArguments.slice(1).includes(it));
  const name = helpArguments.includes(command) ? (args[0] ?? '') : command;
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry !== undefined) {
    const command = await entry.load();
    return helps
      ? out(helpOne(name, entry.summary, command))
      : command.run(readArguments(name, command, args));
  }
  if (helps && name === '') return out(helpAll(commands));
  process.stderr.write(`There is no command "${name}".\n\n${helpAll(commands)}`);
  return 1;
};

// The commands are loaded on demand, so this is early enough to keep them compiled.
enableCompileCache();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // A user's mistake prints its message, a bug its stack.
  const text = error instanceof CommandFailure ? error.message : String((error as Error).stack);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
