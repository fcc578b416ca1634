import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the current request; calls to the platform pass it on as `x-request-id`. */
export const requestIds = new AsyncLocalStorage<string>();

/**
 * Client address on whose behalf the current work runs. A platform that trusts this service
 * (`COMMERCE_TRUSTED_PROXIES`) counts password attempts by it; otherwise all would share the service's own address.
 */
export const clientAddress = new AsyncLocalStorage<string>();
