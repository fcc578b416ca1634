import type { CommerceErrorCode } from '../errors/error-codes.ts';

/** The error code for a rejected `import()`. The page's loader marks files that a newer release has replaced. */
export const missingCode = (
  error: unknown,
): Extract<CommerceErrorCode, 'OUTDATED' | 'CONNECTION'> =>
  error instanceof Error && 'type' in error && error.type === 'replaced'
    ? 'OUTDATED'
    : 'CONNECTION';
