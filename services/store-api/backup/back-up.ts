// Backs up the store's database: `npm run backup -- [folder]`.
import { parseArgs } from 'node:util';
import { configuredDatabase, printLine, rowsText, runCommand } from './run-command.ts';
import { writeBackup } from './write-backup.ts';

/** Beside the local database. */
const FOLDER = '.shop/backups';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { file, rows, sha256 } = await writeBackup(configuredDatabase(), positionals[0] ?? FOLDER);
  printLine(file);
  printLine(`rows: ${rowsText(rows)}`);
  printLine(`sha256 of its lines: ${sha256}`);
});
