import { sku } from '../../sku.ts';

export const grecoTufo750 = sku({
  code: 'GRECO-TUFO-750',
  kind: 'wine',
  picture: 'greco-tufo-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Greco di Tufo 2022',
      summary: 'Zolfo, pesca, un bianco con la schiena dritta.',
      story:
        'Sotto le vigne correvano le miniere di zolfo, e il Greco se ne ricorda. Pesca gialla, salvia, una sapidità quasi da rosso: un bianco che regge anche la mozzarella di bufala affumicata.',
    },
    en: {
      name: 'Greco di Tufo 2022',
      summary: 'Flint, peach, a white with a straight back.',
      story:
        'Brimstone mines once ran beneath these vineyards, and Greco has not forgotten. Yellow peach, sage, almost the salt and grip of a red: a white that stands up even to smoked buffalo mozzarella.',
    },
    de: {
      name: 'Greco di Tufo 2022',
      summary: 'Schwefel, Pfirsich, ein Weißer mit Rückgrat.',
      story:
        'Unter den Reben verliefen einst Schwefelminen, und der Greco erinnert sich daran. Gelber Pfirsich, Salbei, eine Würze fast wie bei einem Roten: Er hält auch geräuchertem Büffelmozzarella stand.',
    },
    es: {
      name: 'Greco di Tufo 2022',
      summary: 'Azufre, melocotón, un blanco de espalda recta.',
      story:
        'Bajo las viñas corrían minas de azufre, y la Greco lo recuerda. Melocotón amarillo, salvia, un carácter casi de tinto: un blanco que aguanta incluso la mozzarella de búfala ahumada.',
    },
    fr: {
      name: 'Greco di Tufo 2022',
      summary: 'Soufre, pêche, un blanc qui se tient droit.',
      story:
        'Sous les vignes couraient des mines de soufre, et le Greco s’en souvient. Pêche jaune, sauge, une sapidité presque de rouge : un blanc qui tient tête même à la mozzarella de bufflonne fumée.',
    },
  },
  facts: {
    producer: 'Torre Saracinella',
    region: 'campania',
    grape: 'greco',
    vintage: 2022,
    alcohol: 13,
    size_ml: 750,
    pairing: ['shellfish', 'fish', 'cheese'],
    serve_c: [10, 12],
    ageing: { months: 8, vessel: 'steel' },
    closure: 'technical-cork',
    sugar_g_l: 1.5,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1690], GBP: [1495], CHF: [1750], USD: [1990] },
  stock: { bologna: 37, cantina: 48 },
  weight: 1380,
});
