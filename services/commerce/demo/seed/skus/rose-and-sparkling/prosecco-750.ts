import { sku } from '../../sku.ts';

export const prosecco750 = sku({
  code: 'PROSECCO-750',
  kind: 'wine',
  picture: 'prosecco-750',
  categories: ['wine', 'sparkling'],
  text: {
    it: {
      name: 'Prosecco Superiore Brut',
      summary: 'Mela verde, glicine, bolla sottile.',
      story:
        'Le rive sono vigne così ripide che si lavorano a mano, filare per filare. Mela verde, glicine, una bolla sottile e pulita: un Prosecco che resta asciutto fino in fondo. Va bene prima di tutto, e spesso anche dopo.',
    },
    en: {
      name: 'Prosecco Superiore Brut',
      summary: 'Green apple, wisteria, a fine bead.',
      story:
        'The rive are vineyards so steep that they are worked by hand, row by row. Green apple, wisteria, a fine, clean bead: a Prosecco that stays dry to the end. Good before everything, and often after it too.',
    },
    de: {
      name: 'Prosecco Superiore Brut',
      summary: 'Grüner Apfel, Glyzinie, feine Perlage.',
      story:
        'Die Rive sind so steil, dass man sie Reihe für Reihe von Hand bearbeitet. Grüner Apfel, Glyzinie, eine feine, klare Perlage: ein Prosecco, der bis zum Schluss trocken bleibt. Gut vor allem anderen, und oft auch danach.',
    },
    es: {
      name: 'Prosecco Superiore Brut',
      summary: 'Manzana verde, glicinia, burbuja fina.',
      story:
        'Las rive son viñas tan empinadas que se trabajan a mano, hilera por hilera. Manzana verde, glicinia, una burbuja fina y limpia: un Prosecco que se mantiene seco hasta el final. Bueno antes de todo, y a menudo también después.',
    },
    fr: {
      name: 'Prosecco Superiore Brut',
      summary: 'Pomme verte, glycine, bulle fine.',
      story:
        'Les rive sont des vignes si pentues qu’on les travaille à la main, rang par rang. Pomme verte, glycine, une bulle fine et nette : un Prosecco qui reste sec jusqu’au bout. Bon avant tout le reste, et souvent après aussi.',
    },
  },
  facts: {
    producer: 'Case Pellarin',
    region: 'veneto',
    grape: 'glera',
    alcohol: 11.5,
    size_ml: 750,
    pairing: ['appetizers', 'fish', 'vegetables'],
    sparkling: true,
    serve_c: [6, 8],
    ageing: { months: 3, vessel: 'pressure-tank' },
    closure: 'sparkling-cork',
    sugar_g_l: 9.5,
    ingredients: ['grapes', 'sugar', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Bollicine in Villa', year: 2024, medal: 'silver' }],
  },
  prices: { EUR: [1290], GBP: [1150], CHF: [1350], USD: [1590] },
  stock: { bologna: 220, cantina: 400 },
  weight: 1380,
});
