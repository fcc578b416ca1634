import type { Order } from '@shop/contracts/commerce/order';
import { purchasableLines } from './purchasable-lines.ts';

/** What has to happen to a line that can no longer be sold as it stands; `quantity` 0 removes it. */
export interface Repair {
  lineId: string;
  name: string;
  quantity: number;
}

/** Lines beyond the stock the platform tells of, each with the quantity that is left (T15). */
export const planRepairs = (order: Pick<Order, 'lines'>): Repair[] =>
  purchasableLines(order).flatMap(({ id, name, quantity, available }) =>
    available !== null && available < quantity
      ? [{ lineId: id, name, quantity: Math.max(0, available) }]
      : [],
  );
