import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the current request; calls to the platform pass it on as `x-request-id`. */
export const requestIds = new AsyncLocalStorage<string>();
