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

export type CurrentOrder =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'failed'; error: CommerceError; retry: () => void }
  | { status: 'ready'; order: Order };

/** ms between two looks at an order that the platform is still placing. */
const POLL_INTERVAL = 1000;

/**
 * The open order, and the one that was open when this checkout began: when another tab has placed it, the shop has
 * forgotten it everywhere.
 */
const useOrderId = (): { orderId: string | null; forgotten: boolean } => {
  const open = useAppSelector(selectOrderId);
  const [begun, setBegun] = useState(open);
  if (open !== null && open !== begun) setBegun(open);
  return { orderId: open ?? begun, forgotten: open === null && begun !== null };
};

/** The session ended, and the shopper is being asked to log in again (S15): the answer decides what becomes of the order. */
const selectIsAsked = (state: ShopState): boolean =>
  selectModals(state).some(({ name, props }) => name === 'auth' && props.reason === 'expired');

const isPlaced = ({ status }: Order): boolean => status === 'placed' || status === 'approved';

/**
 * The open order as the platform has it. While it is being placed it is read again and again (P5). An order the shop
 * has forgotten is read once more: placed in another tab, it has a confirmation here too. While someone whose session
 * ended is asked to log in again the order stands as it was, and so does what is being typed (T3).
 */
export const useCurrentOrder = (): CurrentOrder => {
  const { kind } = useAppSelector(selectSession);
  const isAsked = useAppSelector(selectIsAsked);
  const { orderId, forgotten: isClosed } = useOrderId();
  const forgotten = isClosed && !isAsked;
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
