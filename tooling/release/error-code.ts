/** The code of a system error (`ENOENT`), undefined for anything else that was thrown. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
