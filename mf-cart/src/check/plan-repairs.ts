import { isDeclaredIn, type Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CountryCode } from '@shop/contracts/market';
import { purchasableLines } from '../order/purchasable-lines.ts';

interface OfLine {
  lineId: string;
  name: string;
  /** Quantity after the repair. */
  quantity: number;
}

/** A repair by check_cart, or a change that the shopper has to know of (T15). */
export type Repair =
  /** Out of stock: the line was removed. */
  | ({ kind: 'removed' } & OfLine)
  /** Not sold in the ship-to country: the line was removed. */
  | ({ kind: 'not-sold' } & OfLine)
  /** Short stock: the line was reduced. */
  | ({ kind: 'reduced' } & OfLine)
  /** The unit price differs from the one last shown. */
  | ({ kind: 'price'; before: Money; now: Money } & OfLine);

type LineRepair = Exclude<Repair, { kind: 'price' }>;

/**
 * Lines that cannot be sold as they are, each with the remaining quantity (T15): above the stock that the platform
 * reports, or without the declarations about deposits that the country requires (L5).
 *
 * @param country - ship-to country
 */
export const planRepairs = (order: Pick<Order, 'lines'>, country: CountryCode): LineRepair[] =>
  purchasableLines(order).flatMap(
    ({ id: lineId, name, quantity, available, containers }): LineRepair[] => {
      if (!isDeclaredIn(containers, country))
        return [{ kind: 'not-sold', lineId, name, quantity: 0 }];
      if (available === null || available >= quantity) return [];
      return available < 1
        ? [{ kind: 'removed', lineId, name, quantity: 0 }]
        : [{ kind: 'reduced', lineId, name, quantity: available }];
    },
  );
