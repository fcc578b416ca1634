import type { CurrencyCode } from './types.ts';

/** An amount in integer cents of its currency. Never added up in the client: every amount comes from the platform. */
export interface Money {
  cents: number;
  currency: CurrencyCode;
}
