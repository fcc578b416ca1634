import type { CurrencyCode, Money } from '../market/types.ts';

/** The platform's cents with the currency they are in; what it leaves out counts as nothing. */
export const toMoney = (
  cents: number | null | undefined,
  currency: string | null | undefined,
): Money => ({
  cents: cents ?? 0,
  currency: (currency ?? 'EUR') as CurrencyCode,
});

/** Like {@link toMoney}, null where the platform gives no amount. */
export const toMoneyOrNull = (
  cents: number | null | undefined,
  currency: string | null | undefined,
): Money | null => (cents === null || cents === undefined ? null : toMoney(cents, currency));
