import type { StorageKey } from '@shop/contracts/storage';

/** Without storage, once per page load. */
const memory = new Set<string>();

const key = (orderId: string, name: string): StorageKey<'sentEvents'> =>
  `checkout.sent.${orderId}.${name}`;

/** Whether {@link oncePerOrder} already ran for this order in this tab. */
const happenedForOrder = (orderId: string, name: string): boolean => {
  try {
    return sessionStorage.getItem(key(orderId, name)) !== null || memory.has(key(orderId, name));
  } catch {
    return memory.has(key(orderId, name));
  }
};

/** Runs an action once per order and tab, reload or not (A2). The mark is set before the action. */
export const oncePerOrder = (orderId: string, name: string, action: () => void): void => {
  if (happenedForOrder(orderId, name)) return;
  memory.add(key(orderId, name));
  try {
    sessionStorage.setItem(key(orderId, name), '1');
  } catch {
    // The memory mark stands.
  }
  action();
};
