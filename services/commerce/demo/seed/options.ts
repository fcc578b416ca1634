import type { SeedSkuOption } from '../../seeding/seed-format.ts';

/** What may be added to an item. Prices in integer cents. */
export const skuOptions = [
  {
    reference: 'greeting-card',
    name: 'Biglietto d’auguri',
    description: 'Scritto a mano dalla bottega: fino a otto righe di trentacinque caratteri.',
    prices: { EUR: 0, GBP: 0, CHF: 0, USD: 0 },
    metadata: {
      gift: true,
      text: {
        it: { name: 'Biglietto d’auguri' },
        en: { name: 'Greeting card' },
        de: { name: 'Grußkarte' },
        es: { name: 'Tarjeta de felicitación' },
        fr: { name: 'Carte de vœux' },
      },
    },
  },
  {
    reference: 'gift-wrap',
    name: 'Confezione regalo',
    description: 'Carta paglia, spago di canapa e un sigillo di ceralacca.',
    prices: { EUR: 350, GBP: 300, CHF: 350, USD: 450 },
    metadata: {
      gift: true,
      text: {
        it: { name: 'Confezione regalo' },
        en: { name: 'Gift wrapping' },
        de: { name: 'Geschenkverpackung' },
        es: { name: 'Envoltorio de regalo' },
        fr: { name: 'Emballage cadeau' },
      },
    },
  },
] as const satisfies readonly SeedSkuOption[];
