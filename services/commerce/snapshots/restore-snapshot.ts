import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import type { Store } from '../engine/store/store.ts';
import { listSnapshots } from './list-snapshots.ts';
import type { Outcome } from './outcome.ts';
import { replaceState } from './replace-state.ts';
import { snapshotPath } from './snapshot-path.ts';

/** Brings the whole state back to a snapshot; tokens that are out stay valid. */
export const restoreSnapshot = (store: Store, config: Config, name: string): Outcome => {
  const file = snapshotPath(store.path, name);
  if (!file.ok) return file;
  if (!existsSync(file.path)) {
    const names = listSnapshots(store.path).map((it) => it.name);
    const there = names.length === 0 ? 'none yet' : names.join(', ');
    return { ok: false, problem: `there is no snapshot "${name}"; there are: ${there}` };
  }
  const started = performance.now();
  replaceState(store, config, file.path);
  return { ok: true, ms: Math.round(performance.now() - started) };
};
