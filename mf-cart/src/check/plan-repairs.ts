import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { purchasableLines } from '../order/purchasable-lines.ts';

interface OfLine {
  lineId: string;
  name: string;
  /** Pieces the line has now. */
  quantity: number;
}

/** What check_cart put right, or what the shopper should know of (T15). */
export type Repair =
  /** Nothing of it is left: the line is gone. */
  | ({ kind: 'removed' } & OfLine)
  /** Fewer are left than were wanted. */
  | ({ kind: 'reduced' } & OfLine)
  /** One piece costs something else than when it was last seen. */
  | ({ kind: 'price'; before: Money; now: Money } & OfLine);

export type StockRepair = Exclude<Repair, { kind: 'price' }>;

/** Lines beyond the stock the platform tells of, each with the quantity that is left (T15). */
export const planRepairs = (order: Pick<Order, 'lines'>): StockRepair[] =>
  purchasableLines(order).flatMap(({ id: lineId, name, quantity, available }): StockRepair[] => {
    if (available === null || available >= quantity) return [];
    return available < 1
      ? [{ kind: 'removed', lineId, name, quantity: 0 }]
      : [{ kind: 'reduced', lineId, name, quantity: available }];
  });
