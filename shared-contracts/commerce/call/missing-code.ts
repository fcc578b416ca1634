import type { CommerceErrorCode } from '../errors/error-codes.ts';

/**
 * Why code that a page asked for did not come, out of what its `import()` rejected with: the page's loader says where a
 * file is gone because something newer is live.
 */
export const missingCode = (
  error: unknown,
): Extract<CommerceErrorCode, 'OUTDATED' | 'CONNECTION'> =>
  error instanceof Error && 'type' in error && error.type === 'replaced'
    ? 'OUTDATED'
    : 'CONNECTION';
