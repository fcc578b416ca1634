import { sku } from '../../sku.ts';

export const reciotoSoave500 = sku({
  code: 'RECIOTO-SOAVE-500',
  kind: 'wine',
  picture: 'recioto-soave-500',
  categories: ['wine', 'sweet'],
  text: {
    it: {
      name: 'Recioto di Soave 2020',
      summary: 'Miele, albicocca, la dolcezza dei colli neri.',
      story:
        'La Garganega passa l’inverno sui graticci e a febbraio è quasi uvetta. Miele, albicocca, mandorla e un’acidità che tiene in piedi il dolce: con la sbrisolona, per esempio.',
    },
    en: {
      name: 'Recioto di Soave 2020',
      summary: 'Honey, apricot, the sweetness of dark hills.',
      story:
        'Garganega spends the winter on drying racks and by February is almost a raisin. Honey, apricot, almond and an acidity that keeps the sweetness upright: with a crumbly almond cake, for instance.',
    },
    de: {
      name: 'Recioto di Soave 2020',
      summary: 'Honig, Aprikose, die Süße dunkler Hügel.',
      story:
        'Die Garganega verbringt den Winter auf Trockengestellen und ist im Februar fast Rosine. Honig, Aprikose, Mandel und eine Säure, die die Süße aufrecht hält: etwa zu mürbem Mandelkuchen.',
    },
    es: {
      name: 'Recioto di Soave 2020',
      summary: 'Miel, albaricoque, el dulzor de colinas negras.',
      story:
        'La Garganega pasa el invierno sobre cañizos y en febrero es casi una pasa. Miel, albaricoque, almendra y una acidez que sostiene el dulzor: con una tarta de almendra, por ejemplo.',
    },
    fr: {
      name: 'Recioto di Soave 2020',
      summary: 'Miel, abricot, la douceur des collines noires.',
      story:
        'La Garganega passe l’hiver sur claies et, en février, n’est presque plus que raisin sec. Miel, abricot, amande et une acidité qui tient la douceur debout : avec un gâteau aux amandes, par exemple.',
    },
  },
  facts: {
    producer: 'Tenuta Valmorata',
    region: 'veneto',
    grape: 'garganega',
    vintage: 2020,
    alcohol: 13,
    size_ml: 500,
    pairing: ['dessert', 'cheese'],
    serve_c: [10, 12],
    ageing: { months: 12, vessel: 'barrique' },
    closure: 'cork',
    sugar_g_l: 112,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [2400], GBP: [2095], CHF: [2450], USD: [2850] },
  stock: { bologna: 11, cantina: 18 },
  weight: 1050,
});
