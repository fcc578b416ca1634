import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeDeltas } from '../remote-kit/release/deltas/write-deltas.ts';
import { ROOT } from '../remote-kit/workspace.ts';

/** Earlier shell builds that are still served. */
const KEPT = 3;

export interface KeptShell {
  /** Folder of the current build's copy. */
  dist: string;
  /** Folders of previous builds, newest first. */
  earlier: readonly string[];
}

/**
 * Copies the shell's build to `<data>/artifacts/shell/<hash of its inputs>`. The server runs from there, so a new
 * build does not remove its files, and older pages still find theirs. A new build gets its deltas against earlier ones.
 */
export const keepShellBuild = async (data: string): Promise<KeptShell> => {
  const source = join(ROOT, 'shell', 'dist');
  const version = readFileSync(join(source, '.inputs'), 'utf8').slice(0, 12);
  const store = join(data, 'artifacts', 'shell');
  const dist = join(store, version);
  mkdirSync(store, { recursive: true });
  const earlier = readdirSync(store)
    .map((name) => join(store, name))
    .filter((folder) => folder !== dist && !folder.includes('.incoming-'))
    .sort((a, b) => statSync(b).ctimeMs - statSync(a).ctimeMs)
    .slice(0, KEPT);
  if (!existsSync(dist)) {
    const staging = `${dist}.incoming-${process.pid}`;
    cpSync(source, staging, { recursive: true, filter: (path) => !path.endsWith('.map') });
    const webOf = (build: string) => join(build, 'web');
    await writeDeltas(webOf(staging), earlier.map(webOf));
    renameSync(staging, dist);
  }
  return { dist, earlier };
};
