import { currencyStyle } from './currency-style.ts';

/** The digits behind the decimal mark: two of 100 cents, none of yen, three of 1000 fils. */
const decimalsOf = (subunits: number): number => Math.ceil(Math.log10(subunits));

/** An amount of a currency's smallest unit as the platform writes it: `€1.000,00`, `-€5,00`, `2,75 kr`, `¥1,200`. */
export const formatAmount = (cents: number, currencyCode: string | null): string => {
  const { symbol, symbolFirst, decimal, thousands, subunits } = currencyStyle(currencyCode);
  const [units = '0', fraction] = (Math.abs(cents) / subunits)
    .toFixed(decimalsOf(subunits))
    .split('.');
  // Most amounts are below a thousand; the pattern is only worth running above.
  const integerPart = units.length < 4 ? units : units.replace(/\B(?=(\d{3})+$)/g, thousands);
  const number = fraction === undefined ? integerPart : `${integerPart}${decimal}${fraction}`;
  return `${cents < 0 ? '-' : ''}${symbolFirst ? `${symbol}${number}` : `${number} ${symbol}`}`;
};
