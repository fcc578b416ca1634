import { rmSync, writeFileSync } from 'node:fs';
import { runningFile } from './running-file.ts';

/**
 * Leaves word beside the database where the platform that uses it listens, so
 * that `commerce snapshot` and the like find it whatever its port. Gives what
 * takes the word back.
 */
export const announce = (database: string, origin: string): (() => void) => {
  if (database === ':memory:') return () => undefined;
  const file = runningFile(database);
  writeFileSync(file, JSON.stringify({ origin, pid: process.pid }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
};
