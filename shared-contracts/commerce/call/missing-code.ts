import type { CommerceErrorCode } from '../errors/error-codes.ts';

/** DOM event on the window: a shopper needs code that a newer release has replaced. The shell offers to reload. */
export const OUTDATED_EVENT = 'shop:outdated';

/**
 * The error code for a rejected `import()`. The page's loader marks files that a newer release has replaced; an error
 * that reaches its caller was not recovered by a retry with the newest release, so the shell is notified.
 */
export const missingCode = (
  error: unknown,
): Extract<CommerceErrorCode, 'OUTDATED' | 'CONNECTION'> => {
  const isReplaced = error instanceof Error && 'type' in error && error.type === 'replaced';
  if (!isReplaced) return 'CONNECTION';
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(OUTDATED_EVENT));
  return 'OUTDATED';
};
