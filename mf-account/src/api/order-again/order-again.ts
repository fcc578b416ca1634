import type { CommerceError } from '@shop/contracts/commerce';
import { orderApi, type LineItem, type Order } from '@shop/contracts/commerce/order';
import type { Shop } from '@shop/contracts/remote';
import { toResult, type AppDispatch, type AppState } from '@shop/contracts/store';
import { againLines } from '../../model/orders/again-lines.ts';
import { addAgain } from './add-again.ts';
import { openCart } from './open-cart.ts';

/** Part of a line that was not added: a smaller quantity, or options. */
export interface Missing {
  line: LineItem;
  added: number;
  without: readonly string[];
}

export interface AgainOutcome {
  /** Added quantity by line. */
  added: readonly { line: LineItem; quantity: number }[];
  missing: readonly Missing[];
  /** Error that stopped it: later lines have not been tried. */
  error: CommerceError | null;
}

interface Ports {
  dispatch: AppDispatch;
  state: AppState;
  events: Shop['events'];
  maxPerLine: number;
}

/** Adds the items of an order to the cart at today's prices. Reads the order again first, since stock has changed. */
export const orderAgain = async (
  { id }: Pick<Order, 'id'>,
  { dispatch, state, events, maxPerLine }: Ports,
): Promise<AgainOutcome> => {
  const added: { line: LineItem; quantity: number }[] = [];
  const missing: Missing[] = [];
  const { rereadOrder } = orderApi.endpoints;
  const past = toResult(await dispatch(rereadOrder.initiate({ orderId: id }, { track: false })));
  if (!past.ok) return { added, missing, error: past.error };
  const opened = await openCart(dispatch, state, events);
  if (!opened.ok) return { added, missing, error: opened.error };
  let cart = opened.value;
  let error: CommerceError | null = null;
  for (const item of againLines(past.value)) {
    const result = await addAgain(dispatch, cart, item, maxPerLine);
    if (!result.ok) {
      error = result.error;
      break;
    }
    const { added: quantity, without } = result.value;
    cart = result.value.cart;
    if (quantity > 0) added.push({ line: item.line, quantity });
    if (quantity < item.line.quantity || without.length > 0)
      missing.push({ line: item.line, added: quantity, without });
  }
  if (added.length > 0) events.emit('cart:changed', { orderId: cart.id });
  return { added, missing, error };
};
