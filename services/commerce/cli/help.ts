import type { Command } from './command.ts';
import type { CommandEntry } from './commands.ts';
import { platformFlags } from './platform-options.ts';

const width = 31;
const line = (left: string, right: string): string => `  ${left.padEnd(width)}${right}`;

const optionLines = (options: Command['options'] = {}): readonly string[] =>
  Object.entries(options).map(([name, { type, meaning }]) =>
    line(`--${name}${type === 'string' ? ' <value>' : ''}`, meaning),
  );

/** The list of commands. */
export const helpAll = (commands: Readonly<Record<string, CommandEntry>>): string =>
  [
    'commerce: the local commerce platform',
    '',
    'Usage: npx commerce <command> [options]',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => line(name, summary)),
    line('help [command]', 'this list, or the options of a command'),
    '',
  ].join('\n');

/** Everything about one command. */
export const helpOne = (name: string, summary: string, command: Command): string =>
  [
    summary,
    '',
    `Usage: npx commerce ${name} ${command.usage}`.trimEnd(),
    '',
    ...optionLines(command.options),
    ...optionLines(platformFlags(command.platform)),
    '',
  ].join('\n');
