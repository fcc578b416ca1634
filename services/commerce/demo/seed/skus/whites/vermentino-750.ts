import { sku } from '../../sku.ts';

export const vermentino750 = sku({
  code: 'VERMENTINO-750',
  kind: 'wine',
  picture: 'vermentino-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Vermentino di Gallura 2023',
      summary: 'Sale, macchia, pesca bianca.',
      story:
        'Tra i graniti e il mare, con il vento che non smette. Il Vermentino di Gallura sa di pesca bianca, rosmarino e sale sulle labbra. Con le vongole, o da solo, guardando il tramonto.',
    },
    en: {
      name: 'Vermentino di Gallura 2023',
      summary: 'Salt, scrubland herbs, white peach.',
      story:
        'Between the granite and the sea, with a wind that never lets up. Vermentino di Gallura tastes of white peach, rosemary and salt on the lips. With clams, or by itself, watching the sun go down.',
    },
    de: {
      name: 'Vermentino di Gallura 2023',
      summary: 'Salz, Macchia, weißer Pfirsich.',
      story:
        'Zwischen Granit und Meer, im Wind, der nie nachlässt. Der Vermentino di Gallura schmeckt nach weißem Pfirsich, Rosmarin und Salz auf den Lippen. Zu Venusmuscheln, oder allein, wenn die Sonne untergeht.',
    },
    es: {
      name: 'Vermentino di Gallura 2023',
      summary: 'Sal, monte bajo, melocotón blanco.',
      story:
        'Entre el granito y el mar, con un viento que no cesa. El Vermentino di Gallura sabe a melocotón blanco, romero y sal en los labios. Con almejas, o solo, mirando la puesta de sol.',
    },
    fr: {
      name: 'Vermentino di Gallura 2023',
      summary: 'Sel, maquis, pêche blanche.',
      story:
        'Entre le granit et la mer, avec un vent qui ne faiblit pas. Le Vermentino di Gallura a le goût de la pêche blanche, du romarin et du sel sur les lèvres. Avec des palourdes, ou seul, face au couchant.',
    },
  },
  facts: {
    producer: 'Stazzu Ventoso',
    region: 'sardegna',
    grape: 'vermentino',
    vintage: 2023,
    alcohol: 13.5,
    size_ml: 750,
    pairing: ['fish', 'shellfish', 'appetizers'],
    serve_c: [9, 11],
    ageing: { months: 5, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 2.2,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1490], GBP: [1295], CHF: [1550], USD: [1790] },
  stock: { bologna: 70, cantina: 140 },
  weight: 1380,
});
