import { useGoTo, type ShopPath } from '@shop/contracts/routing';
import { startTransition, useOptimistic } from 'react';
import { listingPath } from '../../model/listing/listing-path.ts';
import type { ListingQuery } from '../../model/listing/listing-query.ts';

/**
 * Goes to the list in another state. The controls show it at once, while the list itself is on its way; the last
 * state asked for wins.
 *
 * @returns the state asked for, and the function that asks
 */
export const useRefine = (
  place: ShopPath,
  listing: ListingQuery,
): readonly [ListingQuery, (next: ListingQuery) => void] => {
  const goTo = useGoTo();
  const [asked, ask] = useOptimistic(listing);
  const refine = (next: ListingQuery) => {
    if (listingPath(place, next) === listingPath(place, asked)) return;
    startTransition(() => {
      ask(next);
      goTo(listingPath(place, next));
    });
  };
  return [asked, refine];
};
