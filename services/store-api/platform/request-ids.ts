import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that work is done for; calls to the platform carry it on (`x-request-id`). */
export const requestIds = new AsyncLocalStorage<string>();
