import { shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useAppDispatch } from '@shop/contracts/store';
import type { LineItem } from '@shop/contracts/commerce/order';
import { changeQuantity } from '../../model/change-quantity.ts';
import { problemMessage } from '../../model/problem-message.ts';
import { removeLine } from '../../model/remove-line.ts';
import { restoreLine } from '../../model/restore-line.ts';

/** What the shopper can do to a line. Refusals show beside the line; a removal can be undone from its toast. */
export const useCartWrites = (orderId: string) => {
  const dispatch = useAppDispatch();
  const { events } = useShop();
  const text = useText();

  const undo = async (line: LineItem): Promise<void> => {
    const restored = await dispatch(restoreLine(line));
    if (restored.ok) return;
    const { id, values } = problemMessage(restored.error, shopTexts.add_to_cart_failed);
    events.emit('toast', { message: text(id, values), error: true });
  };
  return {
    setQuantity: (line: LineItem, quantity: number) =>
      void dispatch(changeQuantity(orderId, line, quantity)),
    remove: async (line: LineItem): Promise<void> => {
      const removed = await dispatch(removeLine(orderId, line));
      if (!removed.ok) return;
      events.emit('toast', {
        message: text('cart.removed', { name: line.name }),
        action: { label: text('cart.undo'), run: () => void undo(line) },
      });
    },
  };
};
