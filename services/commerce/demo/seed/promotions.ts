import type {
  SeedCoupon,
  SeedGiftCard,
  SeedPromotion,
} from '../../seeding/seed-promotions-format.ts';
import { currencies, type Currency } from './vocabulary.ts';

const season = { starts_at: '2024-01-01T00:00:00.000Z', expires_at: '2099-12-31T23:59:59.000Z' };

/** The discount and the order amount from which it applies, in cents of each currency. */
const cellar: Readonly<Record<Currency, { off: number; from: number }>> = {
  EUR: { off: 1_500, from: 10_000 },
  GBP: { off: 1_300, from: 9_000 },
  CHF: { off: 1_500, from: 10_000 },
  USD: { off: 1_600, from: 11_000 },
};

/** All need a coupon, so that the displayed prices are the prices charged. */
export const promotions: readonly SeedPromotion[] = [
  {
    ...season,
    reference: 'welcome',
    name: 'Benvenuto',
    type: 'percentage_discount_promotions',
    percentage: 10,
    metadata: {
      text: {
        it: { name: 'Benvenuto: 10 % di sconto' },
        en: { name: 'Welcome: 10% off' },
        de: { name: 'Willkommen: 10 % Rabatt' },
        es: { name: 'Bienvenida: 10 % de descuento' },
        fr: { name: 'Bienvenue : 10 % de remise' },
      },
    },
  },
  ...currencies.map((currency): SeedPromotion => ({
    ...season,
    reference: `cellar-${currency.toLowerCase()}`,
    name: 'Per la cantina',
    type: 'fixed_amount_promotions',
    currency_code: currency,
    fixed_amount_cents: cellar[currency].off,
    order_amount_cents: cellar[currency].from,
    metadata: {
      text: {
        it: { name: 'Per la cantina' },
        en: { name: 'For your cellar' },
        de: { name: 'Für den Weinkeller' },
        es: { name: 'Para la bodega' },
        fr: { name: 'Pour la cave' },
      },
    },
  })),
  {
    ...season,
    reference: 'free-shipping',
    name: 'Spedizione gratuita',
    type: 'free_shipping_promotions',
    metadata: {
      text: {
        it: { name: 'Spedizione gratuita' },
        en: { name: 'Free shipping' },
        de: { name: 'Kostenloser Versand' },
        es: { name: 'Envío gratuito' },
        fr: { name: 'Livraison offerte' },
      },
    },
  },
];

export const coupons: readonly SeedCoupon[] = [
  { code: 'BENVENUTO10', promotion: 'welcome' },
  ...currencies.map((currency): SeedCoupon => ({
    code: `CANTINA-${currency}`,
    promotion: `cellar-${currency.toLowerCase()}`,
  })),
  { code: 'SPEDIZIONE-0', promotion: 'free-shipping' },
];

/** Gift cards for demonstrations, enough for several orders. They also pay taxes and do not reduce them. */
export const giftCards: readonly SeedGiftCard[] = [
  {
    reference: 'demo-eur',
    code: 'REGALO-EUR-2024',
    currency_code: 'EUR',
    balance_cents: 10_000,
    distribute_discount: false,
  },
  {
    reference: 'demo-usd',
    code: 'REGALO-USD-2024',
    currency_code: 'USD',
    balance_cents: 12_000,
    distribute_discount: false,
  },
];
