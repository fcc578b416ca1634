import type { Money } from '@shop/contracts/commerce';
import type { ConfirmedItem } from '@shop/contracts/commerce/catalogue';
import { availabilityOf, type Availability } from './availability.ts';
import { sellable } from '../cards/card.ts';

/** What may have changed since a page was made: all else of an item changes with a release of its texts. */
export interface FreshView {
  price: Money | null;
  compareAt: Money | null;
  availability: Availability;
  /** Pieces that can be sold now. */
  stock: number;
}

export const freshOf = (item: ConfirmedItem): FreshView => ({
  price: item.price,
  compareAt: item.compareAt,
  availability: availabilityOf(sellable(item)),
  stock: sellable(item),
});
