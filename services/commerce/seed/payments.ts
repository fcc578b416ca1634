import type { SeedPaymentMethod } from '../seed-format.ts';
import { currencies } from './vocabulary.ts';
import type { Currency } from './vocabulary.ts';

/** What the courier charges for taking cash, in integer cents. */
const cashFee: Readonly<Record<Currency, number>> = { EUR: 300, GBP: 250, CHF: 300, USD: 400 };

/** Card or PayPal, and cash to the courier, in every currency. */
export const paymentMethods: readonly SeedPaymentMethod[] = currencies.flatMap((currency) => [
  {
    reference: `card-${currency.toLowerCase()}`,
    name: 'Carta o PayPal',
    payment_source_type: 'braintree_payments' as const,
    currency_code: currency,
    price_amount_cents: 0,
  },
  {
    reference: `cash-on-delivery-${currency.toLowerCase()}`,
    name: 'Contrassegno',
    payment_source_type: 'wire_transfers' as const,
    currency_code: currency,
    price_amount_cents: cashFee[currency],
  },
]);
