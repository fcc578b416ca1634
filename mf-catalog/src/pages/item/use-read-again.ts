import { useEffect, useRef } from 'react';
import type { ProductView } from '../../model/item/product.ts';

/** Reads an item again, once, when what was confirmed of it leads to other words than what the page was made with. */
export const useReadAgain = (
  made: ProductView,
  confirmed: ProductView,
  readAgain: () => void,
): void => {
  const read = useRef<string>(undefined);
  const changed =
    JSON.stringify(made.availability) !== JSON.stringify(confirmed.availability)
      ? `${confirmed.code} ${confirmed.stock}`
      : null;
  useEffect(() => {
    if (changed === null || read.current === changed) return;
    read.current = changed;
    readAgain();
  }, [changed, readAgain]);
};
