import { useEffect, useState } from 'react';
import { isGone, type CommerceError } from '@shop/contracts/commerce';
import { useOrderQuery, type Order } from '@shop/contracts/commerce/order';
import {
  selectModals,
  selectOrderId,
  selectSession,
  skipToken,
  useAppSelector,
  type ShopState,
} from '@shop/contracts/store';
import { isPlaced } from './section-rules.ts';

export type CurrentOrder =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'failed'; error: CommerceError; retry: () => void }
  | { status: 'ready'; order: Order };

/** Poll interval of an order that the platform is placing, in ms. */
const POLL_INTERVAL = 1000;

/**
 * The open order, or the one this checkout started with: if another tab has placed it, the shop has cleared it
 * everywhere.
 */
const useOrderId = (): { orderId: string | null; forgotten: boolean } => {
  const open = useAppSelector(selectOrderId);
  const [initial, setInitial] = useState(open);
  if (open !== null && open !== initial) setInitial(open);
  return { orderId: open ?? initial, forgotten: open === null && initial !== null };
};

/** Whether the login dialog of an expired session is open (S15): its result decides which order is current. */
const selectIsLoginOpen = (state: ShopState): boolean =>
  selectModals(state).some(({ name, props }) => name === 'auth' && props.reason === 'expired');

/**
 * The platform's open order. Polls while it is being placed (P5). Reads a cleared order once more: if another tab has
 * placed it, its confirmation is shown here too. While the login dialog of an expired session is open, order and
 * input stay unchanged (T3).
 */
export const useCurrentOrder = (): CurrentOrder => {
  const { kind } = useAppSelector(selectSession);
  const isLoginOpen = useAppSelector(selectIsLoginOpen);
  const { orderId, forgotten: isClosed } = useOrderId();
  const forgotten = isClosed && !isLoginOpen;
  const cached = useOrderQuery(orderId ?? skipToken).data;
  const query = useOrderQuery(orderId ?? skipToken, {
    pollingInterval: cached?.status === 'placing' ? POLL_INTERVAL : 0,
  });
  const { refetch, isUninitialized } = query;
  const [readAgain, setReadAgain] = useState<string | null>(null);
  useEffect(() => {
    if (!forgotten || isUninitialized) return;
    void refetch().finally(() => setReadAgain(orderId));
  }, [forgotten, isUninitialized, refetch, orderId]);
  if (kind === 'unknown') return { status: 'loading' };
  if (orderId === null) return { status: 'none' };
  const isStillOpen = !query.currentData || !isPlaced(query.currentData);
  if (forgotten && readAgain === orderId && isStillOpen) return { status: 'none' };
  if (query.currentData) return { status: 'ready', order: query.currentData };
  const error = query.error as CommerceError | undefined;
  if (error && isGone(error)) return { status: 'none' };
  if (error && !query.isFetching) {
    return { status: 'failed', error, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
};
