import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/**
 * A source file that a check edits and restores. Only the check's own replacements are reverted; other edits of the
 * file stay.
 */
export const editedFile = (path: string) => {
  const file = join(ROOT, path);
  const done: [before: string, after: string][] = [];
  const swap = (before: string, after: string): void => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
    writeFileSync(file, text.replace(before, after));
  };
  return {
    replace: (before: string, after: string): void => {
      swap(before, after);
      done.push([before, after]);
    },
    restore: (): void => {
      for (const [before, after] of done.splice(0).reverse()) swap(after, before);
    },
  };
};
