import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SKIP = new Set(['node_modules', 'dist', '.cache']);
/** Inputs of a package's build outside its own folder. */
const COMMON = [
  'shared-contracts',
  'tooling/webpack',
  'tooling/build',
  'tooling/standalone',
  'package-lock.json',
];

const isSource = (path: string) => !/(?:\.test\.tsx?|README\.md)$/.test(path);

const addTo = (hash: ReturnType<typeof createHash>, path: string): void => {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return;
  if (info.isFile()) {
    if (isSource(path)) hash.update(path).update('\0').update(readFileSync(path));
    return;
  }
  for (const entry of readdirSync(path).sort())
    if (!SKIP.has(entry)) addTo(hash, join(path, entry));
};

/** Texts of a merchant, which replace the folder `content` in the build of `mf-account`. */
const ownContent = (): string[] => {
  const folder = process.env['CONTENT_DIR'];
  return folder ? [folder] : [];
};

/** A hash over all inputs of a package's build. */
export const inputsHash = (folder: string): string => {
  const hash = createHash('sha256').update(process.version);
  for (const path of [folder, ...COMMON.map((it) => join(ROOT, it)), ...ownContent()])
    addTo(hash, path);
  return hash.digest('hex');
};
