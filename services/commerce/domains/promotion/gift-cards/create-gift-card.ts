import { randomUUID } from 'node:crypto';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { blank, failure, success, type Result } from '../../../engine/definition/problem.ts';
import { checkUnique } from '../../../engine/write/check-unique.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { giftCardShape } from '../shapes/gift-cards.ts';
import { applyGiftCardRecipient } from './apply-gift-card-recipient.ts';
import { balanceProblems } from './balance-problems.ts';

/** Makes a draft gift card. Its code is a UUID unless an integration chooses one. */
export const createGiftCard = (operation: Operation, input: Input): Result<string> => {
  const { store, now, viewer } = operation;
  const values: Record<string, unknown> = { ...columnValues(giftCardShape, input) };
  const market = store.get('markets', (values['market_id'] ?? null) as string | null);
  const priceList = store.get('price_lists', market?.price_list_id ?? null);
  const currency_code = priceList?.currency_code ?? String(values['currency_code'] ?? '');
  if (currency_code === '') return failure(blank('currency_code'));
  const chosen = viewer.kind === 'integration' ? String(values['code'] ?? '').trim() : '';
  const code = chosen === '' ? randomUUID() : chosen;
  const balance = Number(values['balance_cents']);
  const problems = [
    ...balanceProblems(code, balance, (values['balance_max_cents'] ?? null) as number | null),
    ...checkUnique(operation, giftCardShape, { code }),
  ];
  if (problems.length > 0) return failure(...problems);
  const recipient = applyGiftCardRecipient(operation, input);
  if (!recipient.ok) return recipient;
  return success(
    store.add('gift_cards', {
      ...values,
      ...recipient.value,
      code,
      currency_code,
      initial_balance_cents: balance,
      balance_log: [{ datetime: now, balance_change_cents: balance }],
      usage_log: {},
    }),
  );
};
