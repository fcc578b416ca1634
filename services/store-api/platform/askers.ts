import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The network address of who asked for the work that is done. A platform that believes this service
 * (`COMMERCE_TRUSTED_PROXIES`) counts tries of passwords by it: all of them would come from one address otherwise.
 */
export const askers = new AsyncLocalStorage<string>();
