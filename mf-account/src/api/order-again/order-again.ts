import type { CommerceError } from '@shop/contracts/commerce';
import { orderApi, type LineItem, type Order } from '@shop/contracts/commerce/order';
import type { Shop } from '@shop/contracts/remote';
import { toResult, type AppDispatch, type AppState } from '@shop/contracts/store';
import { againLines } from '../../model/orders/again-lines.ts';
import { addAgain } from './add-again.ts';
import { openCart } from './open-cart.ts';

/** What of a line did not come: a smaller quantity than was ordered, or options that could not be added. */
export interface Missing {
  line: LineItem;
  came: number;
  without: readonly string[];
}

export interface AgainOutcome {
  /** Pieces that came, by line. */
  came: readonly { line: LineItem; quantity: number }[];
  missing: readonly Missing[];
  /** What stopped it half-way: the lines after it have not been tried. */
  error: CommerceError | null;
}

interface Ports {
  dispatch: AppDispatch;
  state: AppState;
  events: Shop['events'];
  maxPerLine: number;
}

/**
 * Puts the goods of an order into the cart once more, at today's prices. The order is read again first, for what is in
 * stock has changed since it was placed.
 */
export const orderAgain = async (
  { id }: Pick<Order, 'id'>,
  { dispatch, state, events, maxPerLine }: Ports,
): Promise<AgainOutcome> => {
  const came: { line: LineItem; quantity: number }[] = [];
  const missing: Missing[] = [];
  const { rereadOrder } = orderApi.endpoints;
  const past = toResult(await dispatch(rereadOrder.initiate({ orderId: id }, { track: false })));
  if (!past.ok) return { came, missing, error: past.error };
  const opened = await openCart(dispatch, state, events);
  if (!opened.ok) return { came, missing, error: opened.error };
  let cart = opened.value;
  let error: CommerceError | null = null;
  for (const item of againLines(past.value)) {
    const added = await addAgain(dispatch, cart, item, maxPerLine);
    if (!added.ok) {
      error = added.error;
      break;
    }
    const { came: quantity, without } = added.value;
    cart = added.value.cart;
    if (quantity > 0) came.push({ line: item.line, quantity });
    if (quantity < item.line.quantity || without.length > 0)
      missing.push({ line: item.line, came: quantity, without });
  }
  if (came.length > 0) events.emit('cart:changed', { orderId: cart.id });
  return { came, missing, error };
};
