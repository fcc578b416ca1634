import { useState } from 'react';
import { afterPaint } from '@shop/contracts/ui';

/**
 * A quantity that changes on screen at once; `onQuantity` runs after the paint.
 *
 * @returns the quantity to show, and the function that changes it
 */
export const useOptimisticQuantity = (
  quantity: number,
  onQuantity: (quantity: number) => void,
): [number, (quantity: number) => void] => {
  const [pending, setPending] = useState<number | null>(null);
  const change = (next: number) => {
    setPending(next);
    afterPaint(() => {
      setPending(null);
      onQuantity(next);
    });
  };
  return [pending ?? quantity, change];
};
