import { useState } from 'react';
import type { LineItem } from '@shop/contracts/commerce/order';
import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useAppDispatch } from '@shop/contracts/store';
import type { CartLineView } from '../model/cart-view.ts';
import { problemMessage } from '../model/problem-message.ts';
import { removeLine } from '../model/remove-line.ts';
import { restoreLine } from '../model/restore-line.ts';
import type { Removal } from './removals.ts';

/** Takes lines out and brings them back, from the toast or from the place they stood in. */
export const useRemovals = (orderId: string | null) => {
  const dispatch = useAppDispatch();
  const { events } = useShop();
  const text = useText();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  /** Id of the line on its way back. */
  const [restoring, setRestoring] = useState<string | null>(null);

  const undo = async (item: LineItem): Promise<void> => {
    setRestoring(item.id);
    const restored = await dispatch(restoreLine(item));
    setRestoring(null);
    if (restored.ok) return;
    const { id, values } = problemMessage(restored.error, shopTexts.add_to_cart_failed);
    events.emit('toast', { message: text(id, values), error: true });
  };

  const remove = async ({ item, kind, name }: CartLineView, at: number): Promise<void> => {
    if (!orderId || !item) return;
    const others = (earlier: readonly Removal[]) => earlier.filter((it) => it.item.id !== item.id);
    setRemovals((earlier) => [...others(earlier), { item, kind, at }]);
    const removed = await dispatch(removeLine(orderId, item));
    // The line is back with its problem.
    if (!removed.ok) return setRemovals(others);
    events.emit('toast', {
      message: text('cart.removed', { name }),
      action: { label: text('cart.undo'), run: () => void undo(item) },
    });
  };
  return { removals, restoring, remove, undo };
};
