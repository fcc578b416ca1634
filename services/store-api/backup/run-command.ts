import { readEnvironment } from '@shop/server-kit/configuration';
import { z } from 'zod';
import { environment } from '../config/environment.ts';
import { variables } from '../config/variables.ts';
import { BackupError } from './backup-error.ts';

const { DATABASE_URL, STORE_API_DB } = environment.shape;
const schema = z.object({ DATABASE_URL, STORE_API_DB });

/** The service's database, from its environment. @throws BackupError with every problem */
export const configuredDatabase = (): string => {
  const read = readEnvironment({ prefix: 'STORE_API_', schema, variables }, process.env);
  if (read.ok) return read.values.DATABASE_URL ?? read.values.STORE_API_DB;
  throw new BackupError(
    read.problems.map(({ name, message }) => `${name} ${message}`).join('\n'),
    'Correct the environment: docs/configuration.md lists the variables.',
  );
};

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command: a refusal prints its message, a bug its stack. Both exit with 1. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    const isRefusal =
      error instanceof BackupError ||
      (error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE'));
    const text = error instanceof Error && !isRefusal ? error.stack : (error as Error).message;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
};

/** `mail 12, review 3`: the tables with rows. */
export const rowsText = (rows: Readonly<Record<string, number>>): string =>
  Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
