import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';

/** From which statuses a gift card may be moved, and to which. */
const moves = {
  purchase: { from: ['draft'], to: 'inactive' },
  activate: { from: ['draft', 'inactive'], to: 'active' },
  deactivate: { from: ['active'], to: 'inactive' },
} as const satisfies Record<string, { from: readonly string[]; to: string }>;

export type GiftCardMove = keyof typeof moves;

const participles = {
  purchase: 'purchased',
  activate: 'activated',
  deactivate: 'deactivated',
} as const;

/** Moves a gift card on: bought, ready for use or withdrawn from it. */
export const moveGiftCard = (
  { store, now, emit }: Operation,
  card: Rows['gift_cards'],
  move: GiftCardMove,
): Result<string> => {
  const { from, to } = moves[move];
  const { status } = card;
  if (!(from as readonly string[]).includes(status))
    return failure(
      invalid('status', `${status} gift card cannot be ${participles[move]}`, 'invalid_status', {
        value: status,
      }),
    );
  const activated_at = move === 'purchase' ? card.activated_at : (card.activated_at ?? now);
  store.update('gift_cards', card.id, { status: to, activated_at });
  emit('gift_cards', card.id, move);
  return success(card.id);
};
