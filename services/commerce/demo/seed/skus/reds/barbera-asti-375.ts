import { sku } from '../../sku.ts';

export const barberaAsti375 = sku({
  code: 'BARBERA-ASTI-375',
  kind: 'wine',
  picture: 'barbera-asti-375',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Barbera d’Asti Superiore 2022, mezza bottiglia',
      summary: 'La stessa Barbera, per una cena in due.',
      story:
        'Due bicchieri a testa e niente da rimettere via. È la nostra Barbera di Orsarola, imbottigliata lo stesso giorno, nel formato di chi cena con misura.',
    },
    en: {
      name: 'Barbera d’Asti Superiore 2022, half bottle',
      summary: 'The same Barbera, for a dinner for two.',
      story:
        'Two glasses each and nothing to put away. This is our Barbera from Orsarola, bottled on the same day, in the size for those who dine in moderation.',
    },
    de: {
      name: 'Barbera d’Asti Superiore 2022, halbe Flasche',
      summary: 'Dieselbe Barbera, für ein Essen zu zweit.',
      story:
        'Zwei Gläser für jeden, und nichts bleibt übrig. Es ist unsere Barbera von Orsarola, am selben Tag abgefüllt, im Format für alle, die mit Maß genießen.',
    },
    es: {
      name: 'Barbera d’Asti Superiore 2022, media botella',
      summary: 'La misma Barbera, para una cena de dos.',
      story:
        'Dos copas por persona y nada que guardar. Es nuestra Barbera de Orsarola, embotellada el mismo día, en el formato de quien cena con medida.',
    },
    fr: {
      name: 'Barbera d’Asti Superiore 2022, demi-bouteille',
      summary: 'La même Barbera, pour un dîner à deux.',
      story:
        'Deux verres chacun et rien à ranger. C’est notre Barbera d’Orsarola, mise en bouteille le même jour, au format de ceux qui dînent avec mesure.',
    },
  },
  facts: {
    producer: 'Cascina Orsarola',
    region: 'piemonte',
    grape: 'barbera',
    vintage: 2022,
    alcohol: 14,
    size_ml: 375,
    pairing: ['meat', 'cheese', 'pasta'],
    serve_c: [16, 18],
    ageing: { months: 12, vessel: 'large-cask' },
    closure: 'technical-cork',
    sugar_g_l: 1.4,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [890], GBP: [790], CHF: [950], USD: [1090] },
  stock: { bologna: 5, cantina: 60 },
  weight: 820,
});
