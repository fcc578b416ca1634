import { PlatformError } from '../platform/platform.ts';

const STATUSES = [401, 408, 423, 425, 429];

/** Whether a failure may be gone by itself: no answer, a server's own trouble, too many calls, a lock, a token. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof PlatformError) || error.status >= 500 || STATUSES.includes(error.status);
