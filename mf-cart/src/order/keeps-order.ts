import { isGone, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

/**
 * Whether a loaded order can stay the cart's order (T1): draft or pending, ours, and in the market's currency.
 * A failure that may pass (connection, server) keeps the id.
 */
export const keepsOrder = (read: Result<Order>, currency: string): boolean =>
  read.ok ? read.value.editable && read.value.currency === currency : !isGone(read.error);
