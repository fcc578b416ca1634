import { databasePath } from '../config/database-path.ts';
import { findRunning, type Running } from '../running/running-file.ts';
import type { Arguments } from './command.ts';
import { fail } from './failure.ts';
import { readOptions } from './read-options.ts';

/** The running platform that is meant: the one of `--url`, or the one that uses the database; null when none does. */
export const findPlatform = async (given: Arguments): Promise<Pick<Running, 'origin'> | null> => {
  const { url } = given.values;
  if (typeof url !== 'string') return findRunning(databasePath(readOptions(given).database));
  return URL.canParse(url)
    ? { origin: new URL(url).origin }
    : fail(`"${url}" is no address.`, 'Give one such as http://127.0.0.1:3010.');
};

/** As `findPlatform`, but there must be one. */
export const needPlatform = async (given: Arguments): Promise<Pick<Running, 'origin'>> =>
  (await findPlatform(given)) ??
  fail(
    `No platform is running on ${readOptions(given).database}.`,
    'Start it with "npx commerce start", or name one with --url http://127.0.0.1:3010.',
  );

/** The option all commands have that talk to a running platform. */
export const urlOption = {
  url: {
    type: 'string',
    meaning: 'the running platform; without it the one that uses the database',
  },
} as const;
