import { sku } from '../../sku.ts';

export const cerasuoloAbruzzo750 = sku({
  code: 'CERASUOLO-ABRUZZO-750',
  kind: 'wine',
  picture: 'cerasuolo-abruzzo-750',
  categories: ['wine', 'rose'],
  text: {
    it: {
      name: 'Cerasuolo d’Abruzzo 2023',
      summary: 'Ciliegia piena, un rosato che fa da rosso.',
      story:
        'Il colore è quello della ciliegia da cui prende il nome, e anche il carattere. Melagrana, rosa canina, un corpo che non teme il brodetto di pesce né la griglia.',
    },
    en: {
      name: 'Cerasuolo d’Abruzzo 2023',
      summary: 'Ripe cherry, a rosé that acts like a red.',
      story:
        'It looks like the cherry it is named after, and has the temper too. Pomegranate, dog rose, a body that fears neither fish stew nor the grill.',
    },
    de: {
      name: 'Cerasuolo d’Abruzzo 2023',
      summary: 'Volle Kirsche, ein Rosé mit Rotweinart.',
      story:
        'Er hat die Farbe der Kirsche, von der sein Name stammt, und auch ihren Charakter. Granatapfel, Hagebutte, ein Körper, der weder Fischsuppe noch Grill scheut.',
    },
    es: {
      name: 'Cerasuolo d’Abruzzo 2023',
      summary: 'Cereza plena, un rosado con alma de tinto.',
      story:
        'Tiene el color de la cereza que le da nombre, y también su carácter. Granada, escaramujo, un cuerpo que no teme ni al guiso de pescado ni a la parrilla.',
    },
    fr: {
      name: 'Cerasuolo d’Abruzzo 2023',
      summary: 'Cerise mûre, un rosé aux airs de rouge.',
      story:
        'Il a la couleur de la cerise qui lui donne son nom, et son caractère aussi. Grenade, églantine, un corps qui ne craint ni la soupe de poisson ni le gril.',
    },
  },
  facts: {
    producer: 'Casale Ventrina',
    region: 'abruzzo',
    grape: 'montepulciano',
    vintage: 2023,
    alcohol: 13,
    size_ml: 750,
    pairing: ['pizza', 'fish', 'meat'],
    serve_c: [11, 13],
    ageing: { months: 4, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 1.6,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Fiera dei Rosati', year: 2024, medal: 'gold' }],
  },
  prices: { EUR: [1090], GBP: [975], CHF: [1150], USD: [1350] },
  stock: { bologna: 54, cantina: 90 },
  weight: 1380,
});
