import { sku } from '../../sku.ts';

export const vinSanto375 = sku({
  code: 'VIN-SANTO-375',
  kind: 'wine',
  picture: 'vin-santo-375',
  categories: ['wine', 'sweet', 'gifts'],
  text: {
    it: {
      name: 'Vin Santo del Chianti 2015',
      summary: 'Albicocca secca, noce, tempo.',
      story:
        'I grappoli appassiscono sui graticci fino a gennaio, poi il mosto si chiude in caratelli piccoli per sette anni. Albicocca secca, noce, miele di castagno. Pochi cantucci, un bicchiere piccolo, nessuna fretta.',
    },
    en: {
      name: 'Vin Santo del Chianti 2015',
      summary: 'Dried apricot, walnut, time.',
      story:
        'The bunches dry on reed mats until January, then the must is sealed in small barrels for seven years. Dried apricot, walnut, chestnut honey. A few cantucci, a small glass, no hurry.',
    },
    de: {
      name: 'Vin Santo del Chianti 2015',
      summary: 'Getrocknete Aprikose, Walnuss, Zeit.',
      story:
        'Die Trauben trocknen bis Januar auf Schilfmatten, dann ruht der Most sieben Jahre in kleinen Fässchen. Getrocknete Aprikose, Walnuss, Kastanienhonig. Ein paar Cantucci, ein kleines Glas, keine Eile.',
    },
    es: {
      name: 'Vin Santo del Chianti 2015',
      summary: 'Orejones, nuez, tiempo.',
      story:
        'Los racimos se pasifican sobre cañizos hasta enero; luego el mosto se encierra siete años en pequeños toneles. Orejones, nuez, miel de castaño. Unos cantucci, una copa pequeña, ninguna prisa.',
    },
    fr: {
      name: 'Vin Santo del Chianti 2015',
      summary: 'Abricot sec, noix, le temps.',
      story:
        'Les grappes sèchent sur claies jusqu’en janvier, puis le moût est enfermé sept ans dans de petits tonneaux. Abricot sec, noix, miel de châtaignier. Quelques cantucci, un petit verre, aucune hâte.',
    },
  },
  facts: {
    producer: 'Podere Sassofiore',
    region: 'toscana',
    grape: 'trebbiano-toscano',
    vintage: 2015,
    alcohol: 16,
    size_ml: 375,
    pairing: ['dessert', 'cheese'],
    serve_c: [12, 14],
    ageing: { months: 84, vessel: 'caratello' },
    closure: 'cork',
    sugar_g_l: 104,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Palio dei Passiti', year: 2024, medal: 'gold' }],
  },
  prices: { EUR: [2900], GBP: [2595], CHF: [2950], USD: [3490] },
  stock: { bologna: 4, cantina: 0 },
  weight: 820,
  maxQuantity: 6,
});
