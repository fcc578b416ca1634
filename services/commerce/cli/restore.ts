import { restoreSnapshot } from '../snapshots/snapshots.ts';
import { changeState } from './change-state.ts';
import type { Command } from './command.ts';
import { fail } from './failure.ts';
import { urlOption } from './find-platform.ts';

export const restore: Command = {
  usage: '<name>',
  platform: ['db'],
  options: urlOption,
  run: (given) => {
    const name =
      given.positionals[0] ??
      fail('Which snapshot?', 'Name it: npx commerce restore before-checkout');
    return changeState(
      given,
      `/snapshots/${encodeURIComponent(name)}/restore`,
      `snapshot "${name}" restored`,
      (store, config) => restoreSnapshot(store, config, name),
    );
  },
};
