import type { Command, Option } from './command.ts';
import { variables } from '../config/variables.ts';

/** An option of the platform as environment variable and on the command line. */
export interface PlatformOption {
  readonly variable: string;
  readonly flag: string;
  readonly meaning: string;
}

/** Every option of the platform, from its definition: `COMMERCE_TLS_PORT` is `--tls-port`. */
export const platformOptions: readonly PlatformOption[] = Object.entries(variables).map(
  ([variable, { meaning }]) => ({
    variable,
    flag: variable.replace('COMMERCE_', '').toLowerCase().replaceAll('_', '-'),
    meaning,
  }),
);

/** The same as options for the command line: those a command takes. */
export const platformFlags = (taken: Command['platform'] = []): Readonly<Record<string, Option>> =>
  Object.fromEntries(
    platformOptions
      .filter(({ flag }) => taken === 'all' || taken.includes(flag))
      .map(({ flag, meaning }) => [flag, { type: 'string', meaning: meaning.replaceAll('`', '') }]),
  );
