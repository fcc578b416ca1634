import { createInterface } from 'node:readline/promises';
import { resetState } from '../snapshots/reset-state.ts';
import { changeState } from './change-state.ts';
import type { Command } from './command.ts';
import { fail } from './failure.ts';
import { findPlatform, urlOption } from './find-platform.ts';
import { printLine, printProgress } from './print.ts';

const confirmed = async (): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test(
      await terminal.question('Orders and customers will be gone. Go on? [y/N] '),
    );
  } finally {
    terminal.close();
  }
};

export const reset: Command = {
  usage: '[--yes]',
  platform: ['db', 'seed'],
  options: { ...urlOption, yes: { type: 'boolean', meaning: 'does not ask' } },
  run: async (given) => {
    const running = given.values['seed'] === undefined ? null : await findPlatform(given);
    if (running !== null)
      fail(
        `The platform at ${running.origin} seeds itself with the catalog it was started with. Nothing was changed.`,
        'Leave out --seed, or stop the platform first and start it with that catalog.',
      );
    if (given.values['yes'] !== true) {
      if (!process.stdin.isTTY)
        fail(
          'A reset loses every order and customer.',
          'Say that it is meant: npx commerce reset --yes',
        );
      if (!(await confirmed())) {
        printLine('nothing was changed');
        return 1;
      }
    }
    return changeState(given, '/reset', 'emptied and seeded again', (store, config) =>
      resetState(store, config, printProgress),
    );
  },
};
