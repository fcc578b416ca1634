import { skipToken } from '@reduxjs/toolkit/query';
import type { CommerceError } from '@shop/contracts/commerce';
import { useOrderQuery, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, selectSession, useAppSelector } from '@shop/contracts/store';

export type CurrentOrder =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'failed'; error: CommerceError; retry: () => void }
  | { status: 'ready'; order: Order };

/** ms between two looks at an order that the platform is still placing. */
const POLL_INTERVAL = 1000;

/** The open order as the platform has it. While it is being placed it is read again and again (P5). */
export const useCurrentOrder = (): CurrentOrder => {
  const { kind } = useAppSelector(selectSession);
  const orderId = useAppSelector(selectOrderId);
  const cached = useOrderQuery(orderId ?? skipToken).data;
  const query = useOrderQuery(orderId ?? skipToken, {
    pollingInterval: cached?.status === 'placing' ? POLL_INTERVAL : 0,
  });
  if (kind === 'unknown') return { status: 'loading' };
  if (orderId === null) return { status: 'none' };
  if (query.currentData) return { status: 'ready', order: query.currentData };
  const error = query.error as CommerceError | undefined;
  if (error?.code === 'NOT_FOUND') return { status: 'none' };
  if (error && !query.isFetching) {
    return { status: 'failed', error, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
};
