import type { Command, Option } from './command.ts';
import { environment } from '../config/environment.ts';

/** An option of the platform as environment variable and on the command line. */
export interface PlatformOption {
  readonly variable: string;
  readonly flag: string;
  readonly standard: string;
  readonly meaning: string;
}

const standardOf = (variable: string): string => {
  const parsed = environment.parse({}) as Readonly<Record<string, unknown>>;
  const value = parsed[variable];
  return value === undefined || value === null ? '' : String(value);
};

/** Every option of the platform, from its definition: `COMMERCE_TLS_PORT` is `--tls-port`. */
export const platformOptions: readonly PlatformOption[] = Object.entries(environment.shape).map(
  ([variable, schema]) => ({
    variable,
    flag: variable.replace('COMMERCE_', '').toLowerCase().replaceAll('_', '-'),
    standard: standardOf(variable),
    meaning: schema.description ?? '',
  }),
);

/** The same as options for the command line: those a command takes. */
export const platformFlags = (taken: Command['platform'] = []): Readonly<Record<string, Option>> =>
  Object.fromEntries(
    platformOptions
      .filter(({ flag }) => taken === 'all' || taken.includes(flag))
      .map(({ flag, meaning }) => [flag, { type: 'string', meaning: meaning.replaceAll('`', '') }]),
  );
