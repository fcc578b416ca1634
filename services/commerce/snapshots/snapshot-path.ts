import { join } from 'node:path';
import { snapshotFolder } from './snapshot-folder.ts';

/** Letters, digits, dots, dashes and underscores: a name never leads out of the folder. */
const allowed = /^[a-z0-9][\w.-]{0,63}$/i;

type SnapshotPath =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly problem: string };

/** The file of a snapshot, or why the name is none. */
export const snapshotPath = (database: string, name: string): SnapshotPath =>
  allowed.test(name)
    ? { ok: true, path: join(snapshotFolder(database), `${name}.sqlite`) }
    : {
        ok: false,
        problem: `"${name.slice(0, 80)}" is no name for a snapshot: use up to 64 letters, digits, dots, dashes and underscores`,
      };
