import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', '.git', '.shop', 'media', 'coverage']);

/** All files below a folder, except installed, built or runtime files. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return skipped.has(entry.name) ? [] : listFiles(join(folder, entry.name));
    return entry.isFile() ? [join(folder, entry.name)] : [];
  });
