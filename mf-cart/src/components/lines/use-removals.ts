import { useState } from 'react';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useAppDispatch } from '@shop/contracts/store';
import { problemMessage } from '../../commands/cart-problem.ts';
import { removeLine, restoreLine } from '../../commands/change-line.ts';
import type { CartLineView } from '../../summary/cart-view.ts';
import type { Removal } from './removals.ts';
import { useReportRefusal } from './use-report-refusal.ts';

/** Removes lines and restores them, with their position. */
export const useRemovals = (orderId: string | null) => {
  const dispatch = useAppDispatch();
  const { events } = useShop();
  const text = useText();
  const reported = useReportRefusal(orderId);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  /** Id of the line that is being restored. */
  const [restoring, setRestoring] = useState<string | null>(null);

  const undo = async ({ item, requested }: Removal): Promise<void> => {
    setRestoring(item.id);
    const restored = await dispatch(restoreLine(item, requested));
    setRestoring(null);
    if (restored.ok) return;
    const { id, values } = problemMessage(restored.error, shopTexts.add_to_cart_failed);
    events.emit('toast', { message: text(id, values), error: true });
  };

  const remove = async (line: CartLineView, at: number): Promise<void> => {
    const { item, kind, quantity } = line;
    if (!orderId || !item) return;
    const options = line.options.map(({ total: _total, ...option }) => option);
    const removal = { item, kind, at, requested: { quantity, options } };
    // By item: a restored line has a new id, and its second removal replaces the first.
    const others = (earlier: readonly Removal[]) =>
      earlier.filter((it) => it.kind !== kind || it.item.code !== item.code);
    setRemovals((earlier) => [...others(earlier), removal]);
    const isRemoved = await reported(dispatch(removeLine(orderId, item)));
    // The line shows again, with its problem.
    if (!isRemoved) setRemovals(others);
  };
  return { removals, restoring, remove, undo };
};
