import { takeSnapshot } from '../snapshots/snapshots.ts';
import { changeState } from './change-state.ts';
import type { Command } from './command.ts';
import { fail } from './failure.ts';
import { urlOption } from './find-platform.ts';

export const snapshot: Command = {
  usage: '<name>',
  platform: ['db'],
  options: urlOption,
  run: (given) => {
    const name =
      given.positionals[0] ??
      fail('The snapshot has no name.', 'Give one: npx commerce snapshot before-checkout');
    return changeState(
      given,
      `/snapshots/${encodeURIComponent(name)}`,
      `snapshot "${name}" taken`,
      (store) => takeSnapshot(store, name),
    );
  },
};
