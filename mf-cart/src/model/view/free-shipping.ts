import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

export interface FreeShipping {
  /** Subtotal from which shipping is free, as the platform says. */
  threshold: Money;
  reached: boolean;
  /** How far the subtotal has come, 0 to 1. */
  progress: number;
}

/** The nearest free-shipping threshold of the order's shipping methods; null where none has one. */
export const freeShipping = ({
  shipments,
  totals,
}: Pick<Order, 'shipments' | 'totals'>): FreeShipping | null => {
  const thresholds = shipments
    .flatMap(({ methods }) => methods.flatMap(({ freeOver }) => (freeOver ? [freeOver] : [])))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => a.cents - b.cents);
  const [threshold] = thresholds;
  if (!threshold) return null;
  const progress = Math.min(1, Math.max(0, totals.subtotal.cents / threshold.cents));
  return { threshold, reached: progress === 1, progress };
};
