import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from '../messages/list-files.ts';

/** Folders with the texts of the demo catalog and its reviews, relative to the root. */
const FOLDERS = ['services/commerce/demo/seed', 'services/commerce/demo/reviews'];

export interface DemoTexts {
  /** Relative to the root. */
  file: string;
  lines: readonly string[];
}

/** Lines of the demo catalog's sources, in all languages at once; without tests. */
export const readDemo = (root: string): DemoTexts[] =>
  FOLDERS.map((it) => join(root, it))
    .filter((it) => existsSync(it))
    .flatMap(listFiles)
    .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
    .map((path) => ({
      file: relative(root, path),
      lines: readFileSync(path, 'utf8').split('\n'),
    }));
