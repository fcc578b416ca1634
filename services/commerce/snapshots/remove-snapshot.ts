import { existsSync, rmSync } from 'node:fs';
import type { Outcome } from './outcome.ts';
import { snapshotPath } from './snapshot-path.ts';

/** Forgets a snapshot. */
export const removeSnapshot = (database: string, name: string): Outcome => {
  const file = snapshotPath(database, name);
  if (!file.ok) return file;
  if (!existsSync(file.path)) return { ok: false, problem: `there is no snapshot "${name}"` };
  const started = performance.now();
  rmSync(file.path);
  return { ok: true, ms: Math.round(performance.now() - started) };
};
