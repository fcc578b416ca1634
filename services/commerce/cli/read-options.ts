import { readConfig, type Config } from '../config/config.ts';
import type { Arguments } from './command.ts';
import { fail } from './failure.ts';

/** The platform's configuration from the options and the environment; tells every problem of it. */
export const readOptions = ({ env }: Arguments): Config => {
  const read = readConfig(env);
  return read.ok
    ? read.config
    : fail(
        `The options cannot be used:\n  ${read.problems.join('\n  ')}`,
        'Correct them; "npx commerce help start" lists all of them.',
      );
};
