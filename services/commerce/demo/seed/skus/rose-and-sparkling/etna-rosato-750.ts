import { sku } from '../../sku.ts';

export const etnaRosato750 = sku({
  code: 'ETNA-ROSATO-750',
  kind: 'wine',
  picture: 'etna-rosato-750',
  categories: ['wine', 'rose'],
  text: {
    it: {
      name: 'Etna Rosato 2023',
      summary: 'Ribes, pietra focaia, rosa pallido.',
      story:
        'Una pressatura breve, e il Nerello lascia appena un’ombra di colore. Ribes, scorza d’arancia, pietra focaia: il vulcano in abito leggero.',
    },
    en: {
      name: 'Etna Rosato 2023',
      summary: 'Redcurrant, flint, the palest pink.',
      story:
        'A brief pressing, and Nerello leaves barely a shadow of pink. Redcurrant, orange zest, flint: the volcano in light clothing.',
    },
    de: {
      name: 'Etna Rosato 2023',
      summary: 'Johannisbeere, Feuerstein, blasses Rosa.',
      story:
        'Eine kurze Pressung, und der Nerello hinterlässt nur einen Schatten Farbe. Johannisbeere, Orangenschale, Feuerstein: der Vulkan in leichter Kleidung.',
    },
    es: {
      name: 'Etna Rosato 2023',
      summary: 'Grosella, pedernal, rosa pálido.',
      story:
        'Un prensado breve, y la Nerello deja apenas una sombra de color. Grosella, piel de naranja, pedernal: el volcán con ropa ligera.',
    },
    fr: {
      name: 'Etna Rosato 2023',
      summary: 'Groseille, pierre à fusil, rose pâle.',
      story:
        'Un pressurage bref, et le Nerello ne laisse qu’une ombre de couleur. Groseille, zeste d’orange, pierre à fusil : le volcan en tenue légère.',
    },
  },
  facts: {
    producer: 'Contrada Nivera',
    region: 'sicilia',
    grape: 'nerello-mascalese',
    vintage: 2023,
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['fish', 'shellfish', 'appetizers'],
    serve_c: [10, 12],
    ageing: { months: 5, vessel: 'steel' },
    closure: 'technical-cork',
    sugar_g_l: 1.2,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1990], GBP: [1750], CHF: [1990], USD: [2390] },
  stock: { bologna: 16, cantina: 40 },
  weight: 1380,
  isNew: true,
  maxQuantity: 12,
});
