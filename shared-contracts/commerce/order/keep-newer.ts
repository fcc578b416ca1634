import { original, type Draft } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { newerOrder } from './newer-order.ts';
import type { Order } from './types.ts';

/** How the store takes an order in: a late answer never brings an old state back, what is the same keeps its identity. */
export const keepNewer = (kept: Order, arrived: Order): Order => {
  const before = (original(kept as Draft<Order>) as Order | undefined) ?? kept;
  const newer = newerOrder(before, arrived);
  return newer === before ? before : copyWithStructuralSharing(before, newer);
};
