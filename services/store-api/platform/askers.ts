import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Client address on whose behalf the current work runs. A platform that trusts this service
 * (`COMMERCE_TRUSTED_PROXIES`) counts password attempts by it; otherwise all would share the service's own address.
 */
export const askers = new AsyncLocalStorage<string>();
