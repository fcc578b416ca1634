import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';

/** Deletes a gift card that no order refers to. */
export const removeGiftCard = ({ store }: Operation, card: Rows['gift_cards']): Result<string> => {
  if (store.where('line_items', { item_type: 'gift_cards', item_id: card.id }).length > 0)
    return failure(invalid('status', 'gift card is on an order', 'invalid_status'));
  store.remove('gift_cards', card.id);
  return success(card.id);
};
