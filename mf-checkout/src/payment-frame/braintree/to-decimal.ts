import type { Money } from '@shop/contracts/commerce';

/** An amount as Braintree takes it: major units with two decimals, `38.90`. */
export const toDecimal = ({ cents }: Money): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
