/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** Whether SQLite reports its file as corrupt. The low byte of an extended result code is the primary code. */
export const isDamaged = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  DAMAGED.has(error.errcode & 0xff);
