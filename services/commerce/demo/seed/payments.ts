import type { SeedPaymentMethod } from '../../seeding/seed-format.ts';
import { textOfNames, type Names } from './names.ts';
import { currencies } from './vocabulary.ts';
import type { Currency } from './vocabulary.ts';

/** What the courier charges for taking cash, in integer cents. */
const cashFee: Readonly<Record<Currency, number>> = { EUR: 300, GBP: 250, CHF: 300, USD: 400 };

/** Names of the payment methods; the Italian names are the platform's own. */
const names = {
  card: {
    it: 'Carta o PayPal',
    en: 'Card or PayPal',
    de: 'Karte oder PayPal',
    es: 'Tarjeta o PayPal',
    fr: 'Carte ou PayPal',
  },
  cash: {
    it: 'Contrassegno',
    en: 'Cash on delivery',
    de: 'Nachnahme',
    es: 'Contra reembolso',
    fr: 'Paiement à la livraison',
  },
  transfer: {
    it: 'Bonifico bancario',
    en: 'Bank transfer',
    de: 'Banküberweisung',
    es: 'Transferencia bancaria',
    fr: 'Virement bancaire',
  },
} as const satisfies Record<string, Names>;

/** Where Swiss customers transfer money to. The IBAN is the one of the standard's examples: nothing arrives there. */
const bankTransfer: SeedPaymentMethod = {
  reference: 'bank-transfer-chf',
  name: names.transfer.it,
  payment_source_type: 'wire_transfers',
  currency_code: 'CHF',
  price_amount_cents: 0,
  metadata: {
    text: textOfNames(names.transfer),
    bank_account: { beneficiary: 'Fonte & Vigna', iban: 'CH9300762011623852957' },
  },
};

const cardAndCash = currencies.flatMap((currency): SeedPaymentMethod[] => [
  {
    reference: `card-${currency.toLowerCase()}`,
    name: names.card.it,
    metadata: { text: textOfNames(names.card) },
    payment_source_type: 'braintree_payments',
    currency_code: currency,
    price_amount_cents: 0,
  },
  {
    reference: `cash-on-delivery-${currency.toLowerCase()}`,
    name: names.cash.it,
    metadata: { text: textOfNames(names.cash) },
    payment_source_type: 'wire_transfers',
    currency_code: currency,
    price_amount_cents: cashFee[currency],
  },
]);

/** Card or PayPal, and cash to the courier, in every currency; a bank transfer in Switzerland. */
export const paymentMethods: readonly SeedPaymentMethod[] = [...cardAndCash, bankTransfer];
