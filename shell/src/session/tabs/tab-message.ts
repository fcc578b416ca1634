import type { ShopEvents } from '@shop/contracts/events';

/** Message from one tab to the others. No token and no e-mail: all tabs share the storage that holds them. */
export type TabMessage =
  /** The market's cart is another order now, or none. */
  | { type: 'order'; market: string; orderId: string | null }
  /** The order's content changed. */
  | { type: 'cart'; orderId: string }
  /** Someone logged in or out. */
  | ({ type: 'session' } & ShopEvents['session:changed']);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64;

/** Parses a message; null unless a tab of this shop sent it. */
export const readTabMessage = (value: unknown): TabMessage | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { type, market, orderId, kind, reason } = value as Record<string, unknown>;
  if (type === 'cart' && isText(orderId)) return { type, orderId };
  if (type === 'order' && isText(market) && (orderId === null || isText(orderId)))
    return { type, market, orderId };
  if (type !== 'session') return null;
  if (kind === 'customer' && reason === 'login') return { type, kind, reason };
  return kind === 'anonymous' &&
    (reason === 'logout' || reason === 'expired' || reason === 'login-again')
    ? { type, kind, reason }
    : null;
};
