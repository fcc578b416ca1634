import type { Order } from './types.ts';

/** Key of the gift message in an order's metadata (V5). */
export const GIFT_MESSAGE_KEY = 'gift_message';

/** The gift message saved with an order; empty if missing. */
export const giftMessageOf = ({ metadata }: Pick<Order, 'metadata'>): string => {
  const message = metadata[GIFT_MESSAGE_KEY];
  return typeof message === 'string' ? message : '';
};

/** `metadata.etag`, which the back office changes when it has recalculated the order (T10). */
export const etagOf = ({
  metadata,
}: {
  metadata?: Record<string, unknown> | null;
}): string | null => {
  const etag = metadata?.['etag'];
  return typeof etag === 'string' ? etag : null;
};
