import { useState } from 'react';
import { afterPaint } from '@shop/contracts/ui';

/**
 * The quantity in sight, and a way to want another: the number changes at once, and what it takes to want it is done
 * when that is on screen.
 */
export const useWantedQuantity = (
  quantity: number,
  onQuantity: (quantity: number) => void,
): [number, (quantity: number) => void] => {
  const [wanted, setWanted] = useState<number | null>(null);
  const want = (next: number) => {
    setWanted(next);
    afterPaint(() => {
      setWanted(null);
      onQuantity(next);
    });
  };
  return [wanted ?? quantity, want];
};
