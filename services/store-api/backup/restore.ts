// Restores a backup: `npm run restore -- <file>`; `--check` only reads it.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { configuredDatabase, printLine, rowsText, runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run restore -- <file> [--check] [--replace] [--stopped-at <time> | --nothing-lost]';

const OPTIONS = {
  check: { type: 'boolean' },
  replace: { type: 'boolean' },
  'stopped-at': { type: 'string' },
  'nothing-lost': { type: 'boolean' },
} as const;

const stopTime = (text: string): string => {
  const read = z.iso.datetime({ offset: true }).safeParse(text);
  if (read.success) return new Date(read.data).toISOString();
  throw new BackupError(`--stopped-at ${text} is no time.`, 'Write it as 2026-11-28T09:30:00Z.');
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [file] = positionals;
  if (file === undefined) throw new BackupError('Which backup?', USAGE);
  if (values['nothing-lost'] && values['stopped-at'])
    throw new BackupError('--nothing-lost and --stopped-at contradict each other.', USAGE);
  if (values.check) {
    const { head, manifest } = await readBackup(file);
    printLine(`complete, of ${head.createdAt}, from ${head.engine}`);
    return printLine(`rows: ${rowsText(manifest.rows)}`);
  }
  const sentUntil = values['nothing-lost']
    ? null
    : stopTime(values['stopped-at'] ?? new Date().toISOString());
  const { head, manifest, held } = await restoreBackup({
    file,
    target: configuredDatabase(),
    replace: values.replace ?? false,
    sentUntil,
  });
  printLine(`restored the state of ${head.createdAt}`);
  printLine(`rows: ${rowsText(manifest.rows)}`);
  if (sentUntil !== null)
    printLine(
      `mails of events until ${sentUntil} are not sent again; ${held} that were waiting are dead letters`,
    );
});
