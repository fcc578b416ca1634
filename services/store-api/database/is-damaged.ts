/** SQLite's codes for a file that is damaged, or no database at all. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** Whether SQLite says so of its file. The lower byte of the code is its kind. */
export const isDamaged = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  DAMAGED.has(error.errcode & 0xff);
