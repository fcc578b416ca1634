import type { Order } from './types.ts';

/** Key of the gift message in an order's metadata (V5). */
export const GIFT_MESSAGE_KEY = 'gift_message';

/** The gift message saved with an order; empty when there is none. */
export const giftMessageOf = ({ metadata }: Pick<Order, 'metadata'>): string => {
  const message = metadata[GIFT_MESSAGE_KEY];
  return typeof message === 'string' ? message : '';
};
