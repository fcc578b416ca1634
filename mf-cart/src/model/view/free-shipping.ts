import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

export interface FreeShipping {
  /** Subtotal from which shipping is free, as the platform says. */
  threshold: Money;
  reached: boolean;
  /** How far the subtotal has come, 0 to 1. */
  progress: number;
}

/**
 * The nearest free-shipping threshold of the order's shipping methods; null where none has one. It is reached when the
 * method's own price says so: what counts towards it (discounts, promotions) is the platform's business.
 */
export const freeShipping = ({
  shipments,
  totals,
}: Pick<Order, 'shipments' | 'totals'>): FreeShipping | null => {
  const [nearest] = shipments
    .flatMap(({ methods }) =>
      methods.flatMap(({ freeOver, price }) => (freeOver ? [{ freeOver, price }] : [])),
    )
    .filter(({ freeOver }) => freeOver.cents > 0)
    .sort((a, b) => a.freeOver.cents - b.freeOver.cents);
  if (!nearest) return null;
  const { freeOver, price } = nearest;
  const reached = price.cents === 0;
  const way = totals.subtotal.cents / freeOver.cents;
  return { threshold: freeOver, reached, progress: reached ? 1 : Math.max(0, Math.min(way, 0.99)) };
};
