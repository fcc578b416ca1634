import { sku } from '../../sku.ts';

export const montepulcianoAbruzzo750 = sku({
  code: 'MONTEPULCIANO-ABRUZZO-750',
  kind: 'wine',
  picture: 'montepulciano-abruzzo-750',
  categories: ['wine', 'red', 'offers'],
  text: {
    it: {
      name: 'Montepulciano d’Abruzzo 2022',
      summary: 'Mora e liquirizia, un rosso generoso.',
      story:
        'Tra la Maiella e l’Adriatico il Montepulciano matura con la neve negli occhi e il mare alle spalle. Mora, liquirizia, un tannino cordiale: il vino da tenere in casa senza contarlo.',
    },
    en: {
      name: 'Montepulciano d’Abruzzo 2022',
      summary: 'Blackberry and liquorice, a generous red.',
      story:
        'Between the Maiella and the Adriatic, Montepulciano ripens with snow in its eyes and the sea at its back. Blackberry, liquorice, friendly tannin: the wine to keep at home without counting bottles.',
    },
    de: {
      name: 'Montepulciano d’Abruzzo 2022',
      summary: 'Brombeere und Lakritz, ein großzügiger Roter.',
      story:
        'Zwischen Maiella und Adria reift der Montepulciano mit dem Schnee vor Augen und dem Meer im Rücken. Brombeere, Lakritz, freundliches Tannin: der Wein, den man im Haus hat, ohne zu zählen.',
    },
    es: {
      name: 'Montepulciano d’Abruzzo 2022',
      summary: 'Mora y regaliz, un tinto generoso.',
      story:
        'Entre la Maiella y el Adriático, la Montepulciano madura con la nieve en los ojos y el mar a la espalda. Mora, regaliz, un tanino cordial: el vino para tener en casa sin contarlo.',
    },
    fr: {
      name: 'Montepulciano d’Abruzzo 2022',
      summary: 'Mûre et réglisse, un rouge généreux.',
      story:
        'Entre la Maiella et l’Adriatique, le Montepulciano mûrit avec la neige dans les yeux et la mer dans le dos. Mûre, réglisse, un tanin cordial : le vin à garder chez soi sans compter.',
    },
  },
  facts: {
    producer: 'Casale Ventrina',
    region: 'abruzzo',
    grape: 'montepulciano',
    vintage: 2022,
    alcohol: 13.5,
    size_ml: 750,
    pairing: ['meat', 'pasta', 'pizza'],
    serve_c: [16, 18],
    ageing: { months: 8, vessel: 'concrete' },
    closure: 'technical-cork',
    sugar_g_l: 2.4,
    ingredients: ['grapes', 'tartaric-acid', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [990, 1250], GBP: [895, 1095], CHF: [1050, 1290], USD: [1190, 1490] },
  stock: { bologna: 260, cantina: 420 },
  weight: 1380,
});
