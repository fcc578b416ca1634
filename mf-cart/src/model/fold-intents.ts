import type { LineItem, Order } from '@shop/contracts/commerce/order';
import type { Intents } from './cart-slice.ts';
import { purchasableLines } from './purchasable-lines.ts';

/** A line as the page shows it: amounts are the platform's, the quantity may be ahead of them. */
export interface ShownLine extends LineItem {
  /** The shown quantity waits for the platform; `total` still belongs to the old one. */
  updating: boolean;
}

/**
 * Pending intent folded over the order as last read: wanted quantities replace the confirmed ones, lines that
 * are to go are left out. No amount is touched, so a refusal needs no roll-back.
 */
export const foldIntents = (order: Pick<Order, 'lines'>, intents: Intents): ShownLine[] =>
  purchasableLines(order)
    .map((line) => {
      const wanted = intents[line.id];
      return { ...line, quantity: wanted ?? line.quantity, updating: wanted !== undefined };
    })
    .filter(({ quantity }) => quantity > 0);
