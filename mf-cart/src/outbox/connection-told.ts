import type { ThunkExtra } from '@shop/contracts/store';
import type { CartState } from '../store/cart-slice.ts';

/** Who is told, on a page, that the network went or came back while something is sent. */
export const connectionTold = new WeakMap<ThunkExtra, (now: CartState['connection']) => void>();
