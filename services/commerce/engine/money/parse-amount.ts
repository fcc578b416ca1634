import { currencyStyle } from './currency-style.ts';

/** Longer than any order's amount; more digits could exceed a safe integer of cents. */
const MOST_DIGITS = 12;

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Parses an amount as a person types it in a currency: `12,50`, `1.000`, `€ 5` or `12.50` for euros, `1,200` for yen.
 * The currency's own separators take precedence, so `1.234` is 1234 euros; the other decimal separator is accepted if
 * it cannot separate thousands.
 *
 * @returns the amount in the currency's smallest unit; null if the text is not an amount, or finer than that unit
 */
export const parseAmount = (text: string, currencyCode: string | null): number | null => {
  const { symbol, decimal, thousands, subunits } = currencyStyle(currencyCode);
  const decimals = Math.ceil(Math.log10(subunits));
  const bare = text
    .replace(new RegExp(`^\\s*(?:${escaped(symbol)}|${currencyCode ?? symbol})`, 'i'), '')
    .replace(new RegExp(`(?:${escaped(symbol)}|${currencyCode ?? symbol})\\s*$`, 'i'), '')
    .replace(/[\s'’]/g, '');
  const fraction = (marks: string) => (decimals > 0 ? `(?:${marks}(\\d{1,${decimals}}))?` : '');
  const groups = thousands.trim() && `|\\d{1,3}(?:${escaped(thousands)}\\d{3})+`;
  const match =
    new RegExp(`^(\\d+${groups})${fraction(escaped(decimal))}$`).exec(bare) ??
    new RegExp(`^(\\d+)${fraction('[.,]')}$`).exec(bare);
  if (match === null) return null;
  const units = (match[1] ?? '').replace(/\D/g, '');
  if (units.length > MOST_DIGITS) return null;
  const scale = 10 ** decimals;
  const smallest = (match[2] ?? '').padEnd(decimals, '0');
  const cents = Number(units) * subunits + (Number(smallest) * subunits) / scale;
  return Number.isInteger(cents) ? cents : null;
};
