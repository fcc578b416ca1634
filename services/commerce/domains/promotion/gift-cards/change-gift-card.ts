import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  accessDenied,
  failure,
  invalid,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { giftCardShape } from '../shapes/gift-cards.ts';
import type { Rows } from '../../rows.ts';
import { applyGiftCardRecipient } from './apply-gift-card-recipient.ts';
import { balanceProblems } from './balance-problems.ts';
import { changeBalance } from './change-balance.ts';
import { moveGiftCard, type GiftCardMove } from './move-gift-card.ts';

const current = ({ store }: Operation, card: Rows['gift_cards']) =>
  store.get('gift_cards', card.id) ?? card;

/** The requested balance: an absolute value, or a change by an amount. */
const requestedBalance = (card: Rows['gift_cards'], { attributes }: Input): number => {
  const set = attributes['balance_cents'];
  const change = attributes['_balance_change_cents'];
  return (
    (typeof set === 'number' ? set : card.balance_cents) + (typeof change === 'number' ? change : 0)
  );
};

/** Whether an input contains nothing but the `_purchase` trigger. */
const onlyBuys = ({ attributes, links }: Input): boolean =>
  Object.keys(links).length === 0 && Object.keys(attributes).every((name) => name === '_purchase');

/** Triggers reserved to integrations, because they activate a card or change its balance. */
const moneyTriggers = ['_activate', '_deactivate', '_balance_change_cents'];

/** Whether the viewer may make this update. A sales channel may only edit and purchase a draft. */
const mayUpdate = ({ viewer }: Operation, card: Rows['gift_cards'], input: Input): boolean => {
  if (viewer.kind === 'integration') return true;
  if (moneyTriggers.some((name) => name in input.attributes)) return false;
  return card.status === 'draft' || onlyBuys(input);
};

/** Updates a gift card: its attributes, balance and status. A draft's balance is its price. */
export const updateGiftCard = (
  operation: Operation,
  card: Rows['gift_cards'],
  input: Input,
): Result<string> => {
  if (!mayUpdate(operation, card, input)) return failure(accessDenied);
  const { store } = operation;
  const { balance_cents: _set, ...values } = { ...columnValues(giftCardShape, input) };
  const newBalance = requestedBalance(card, input);
  const maxBalance =
    values['balance_max_cents'] === undefined
      ? card.balance_max_cents
      : values['balance_max_cents'];
  const problems = balanceProblems(card.code ?? '', newBalance, maxBalance as number | null);
  const recharges = newBalance > card.balance_cents && card.status !== 'draft';
  if (recharges && (values['rechargeable'] ?? card.rechargeable) !== true)
    problems.push(
      invalid('balance_cents', 'cannot be recharged', 'invalid', { value: newBalance }),
    );
  if (problems.length > 0) return failure(...problems);
  const recipient = applyGiftCardRecipient(operation, input);
  if (!recipient.ok) return recipient;
  store.update('gift_cards', card.id, { ...values, ...recipient.value });
  if (newBalance !== card.balance_cents)
    changeBalance(operation, current(operation, card), newBalance - card.balance_cents);
  if (card.status === 'draft')
    store.update('gift_cards', card.id, { initial_balance_cents: newBalance });
  for (const move of ['purchase', 'activate', 'deactivate'] satisfies GiftCardMove[]) {
    if (input.attributes[`_${move}`] !== true) continue;
    const moved = moveGiftCard(operation, current(operation, card), move);
    if (!moved.ok) return moved;
  }
  return success(card.id);
};

/** Deletes a gift card that no order refers to. */
export const removeGiftCard = ({ store }: Operation, card: Rows['gift_cards']): Result<string> => {
  if (store.where('line_items', { item_type: 'gift_cards', item_id: card.id }).length > 0)
    return failure(invalid('status', 'gift card is on an order', 'invalid_status'));
  store.remove('gift_cards', card.id);
  return success(card.id);
};
