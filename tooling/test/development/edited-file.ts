import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where code is inserted in a file. */
export interface Place {
  /** From the root of the workspace. */
  file: string;
  /** Text that the file contains once; without it, code is added at the end. */
  after?: string;
}

/** A source file of the copied workspace, with one insertion at a time. */
export const editedFile = (root: string, { file, after }: Place) => {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  if (after !== undefined && original.split(after).length !== 2)
    throw new Error(`${file} must contain “${after}” once: adapt the place of the edit`);
  const edited = (code: string): string =>
    after === undefined ? `${original}\n${code}\n` : original.replace(after, after + code);
  return {
    /** Replaces the last insertion. */
    insert: (code: string): void => writeFileSync(path, edited(code)),
    restore: (): void => writeFileSync(path, original),
  };
};
