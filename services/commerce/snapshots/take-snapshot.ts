import { renameSync, rmSync } from 'node:fs';
import { makePrivateFile } from '@shop/server-kit/http';
import type { Store } from '../engine/store/store.ts';
import type { Outcome } from './outcome.ts';
import { snapshotPath } from './snapshot-path.ts';

/** Keeps the whole state under a name; one of the same name is replaced. */
export const takeSnapshot = (store: Store, name: string): Outcome => {
  const file = snapshotPath(store.path, name);
  if (!file.ok) return file;
  const started = performance.now();
  // Written to a temporary file first, so that a snapshot's name never refers to a partial file.
  const unfinished = `${file.path}.unfinished`;
  rmSync(unfinished, { force: true });
  makePrivateFile(unfinished);
  store.statement('VACUUM INTO ?').run(unfinished);
  renameSync(unfinished, file.path);
  return { ok: true, ms: Math.round(performance.now() - started) };
};
