import type { SeedPaymentMethod } from '../seed-format.ts';
import { currencies } from './vocabulary.ts';
import type { Currency } from './vocabulary.ts';

/** What the courier charges for taking cash, in integer cents. */
const cashFee: Readonly<Record<Currency, number>> = { EUR: 300, GBP: 250, CHF: 300, USD: 400 };

/** Where Swiss customers transfer money to. The IBAN is the one of the standard's examples: nothing arrives there. */
const bankTransfer: SeedPaymentMethod = {
  reference: 'bank-transfer-chf',
  name: 'Bonifico bancario',
  payment_source_type: 'wire_transfers',
  currency_code: 'CHF',
  price_amount_cents: 0,
  metadata: {
    bank_account: { beneficiary: 'Fonte & Vigna', iban: 'CH9300762011623852957' },
  },
};

const cardAndCash = currencies.flatMap((currency): SeedPaymentMethod[] => [
  {
    reference: `card-${currency.toLowerCase()}`,
    name: 'Carta o PayPal',
    payment_source_type: 'braintree_payments',
    currency_code: currency,
    price_amount_cents: 0,
  },
  {
    reference: `cash-on-delivery-${currency.toLowerCase()}`,
    name: 'Contrassegno',
    payment_source_type: 'wire_transfers',
    currency_code: currency,
    price_amount_cents: cashFee[currency],
  },
]);

/** Card or PayPal, and cash to the courier, in every currency; a bank transfer in Switzerland. */
export const paymentMethods: readonly SeedPaymentMethod[] = [...cardAndCash, bankTransfer];
