import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  renameSync,
  rmSync,
  existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, basename } from 'node:path';
import { makePrivateFile } from '@shop/server-kit/http';
import type { Store } from '../engine/store/store.ts';
import type { Config } from '../config/config.ts';
import { replaceState } from './replace-state.ts';

/** The outcome of an operation on the whole state: its duration, or the error. */
export type Outcome =
  { readonly ok: true; readonly ms: number } | { readonly ok: false; readonly problem: string };

let forMemory: string | undefined;

/** Where the snapshots of a database are kept: beside it; those of one in memory for as long as the process lives. */
const snapshotFolder = (database: string): string => {
  if (database === ':memory:')
    return (forMemory ??= mkdtempSync(join(tmpdir(), 'commerce-snapshots-')));
  const folder = `${database.replace(/\.sqlite$/, '')}.snapshots`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Letters, digits, dots, dashes and underscores: a name never leads out of the folder. */
const allowed = /^[a-z0-9][\w.-]{0,63}$/i;

type SnapshotPath =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly problem: string };

/** The file of a snapshot, or the reason why its name is invalid. */
const snapshotPath = (database: string, name: string): SnapshotPath =>
  allowed.test(name)
    ? { ok: true, path: join(snapshotFolder(database), `${name}.sqlite`) }
    : {
        ok: false,
        problem: `"${name.slice(0, 80)}" is no name for a snapshot: use up to 64 letters, digits, dots, dashes and underscores`,
      };

export interface Snapshot {
  readonly name: string;
  readonly bytes: number;
  /** ISO 8601 */
  readonly taken_at: string;
}

/** The snapshots of a database, newest first. */
export const listSnapshots = (database: string): readonly Snapshot[] => {
  const folder = snapshotFolder(database);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sqlite'))
    .map((file) => {
      const { size, mtime } = statSync(join(folder, file));
      return { name: basename(file, '.sqlite'), bytes: size, taken_at: mtime.toISOString() };
    })
    .sort((a, b) => b.taken_at.localeCompare(a.taken_at));
};

/** Stores the whole state under a name and replaces a snapshot of the same name. */
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

/** Restores the whole state from a snapshot. Issued tokens stay valid. */
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

/** Deletes a snapshot. Fails if it does not exist. */
export const removeSnapshot = (database: string, name: string): Outcome => {
  const file = snapshotPath(database, name);
  if (!file.ok) return file;
  if (!existsSync(file.path)) return { ok: false, problem: `there is no snapshot "${name}"` };
  const started = performance.now();
  rmSync(file.path);
  return { ok: true, ms: Math.round(performance.now() - started) };
};
