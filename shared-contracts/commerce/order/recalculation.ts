import type { Order } from './types.ts';

/** Etag each order had when this page last changed it, where the change's own answer still had it. */
const changed = new Map<string, string | null>();

/** When the platform last changed each order for this page. */
const answered = new Map<string, string | null>();

/**
 * Notes a change of an order: the back office is going to recalculate it (T10), unless the answer shows that it has.
 *
 * @param before the order as it was known before the change
 */
export const noteChange = (before: Order | undefined, after: Order): void => {
  if (after.editable && before?.etag === after.etag) changed.set(after.id, after.etag);
  else changed.delete(after.id);
  answered.set(after.id, after.updatedAt);
};

/** Whether the order is as a change of this page left it: what is different about it, the shopper asked for here. */
export const isChangedHere = ({ id, updatedAt }: Order): boolean =>
  updatedAt !== null && answered.get(id) === updatedAt;

/** The wait for it is over, whatever came of it: the order is as last read. */
export const endRecalculation = (orderId: string): void => void changed.delete(orderId);

/** Whether the back office is still to recalculate the order after a change of this page (T10). */
export const isRecalculating = ({ id, etag }: Order): boolean =>
  changed.has(id) && changed.get(id) === etag;
