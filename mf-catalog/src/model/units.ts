import type { Money } from '@shop/contracts/commerce';

/** An amount in units of its currency, as GA4 and schema.org want it. All our currencies have 100 cents. */
export const unitsOf = ({ cents }: Money): number => cents / 100;
