import { sku } from '../../sku.ts';

export const etnaBianco750 = sku({
  code: 'ETNA-BIANCO-750',
  kind: 'wine',
  picture: 'etna-bianco-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Etna Bianco 2022',
      summary: 'Limone, ginestra, pietra nera.',
      story:
        'Il Carricante cresce dove le altre viti rinunciano, sulle terrazze alte del versante est. Limone, ginestra e una mineralità scura, quasi salata. Arriva dalla cantina in pochi giorni, e vale l’attesa.',
    },
    en: {
      name: 'Etna Bianco 2022',
      summary: 'Lemon, broom, black stone.',
      story:
        'Carricante grows where other vines give up, on the high terraces of the eastern slope. Lemon, broom flower and a dark, almost salty mineral note. It comes from the cellar within a few days, and is worth the wait.',
    },
    de: {
      name: 'Etna Bianco 2022',
      summary: 'Zitrone, Ginster, schwarzer Stein.',
      story:
        'Carricante wächst, wo andere Reben aufgeben, auf den hohen Terrassen des Osthangs. Zitrone, Ginster und eine dunkle, fast salzige Mineralität. Er kommt einige Tage später direkt aus dem Keller, und das Warten lohnt sich.',
    },
    es: {
      name: 'Etna Bianco 2022',
      summary: 'Limón, retama, piedra negra.',
      story:
        'La Carricante crece donde otras vides se rinden, en las terrazas altas de la vertiente este. Limón, retama y una mineralidad oscura, casi salada. Llega de la bodega en unos días, y la espera merece la pena.',
    },
    fr: {
      name: 'Etna Bianco 2022',
      summary: 'Citron, genêt, pierre noire.',
      story:
        'Le Carricante pousse là où d’autres vignes renoncent, sur les hautes terrasses du versant est. Citron, genêt et une minéralité sombre, presque salée. Il arrive de la cave en quelques jours, et l’attente en vaut la peine.',
    },
  },
  facts: {
    producer: 'Contrada Nivera',
    region: 'sicilia',
    grape: 'carricante',
    vintage: 2022,
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['fish', 'shellfish', 'vegetables'],
    serve_c: [10, 12],
    ageing: { months: 8, vessel: 'steel' },
    closure: 'cork',
    sugar_g_l: 1.1,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Rassegna dei Vulcani', year: 2024, medal: 'gold' }],
  },
  prices: { EUR: [2290], GBP: [1995], CHF: [2290], USD: [2690] },
  stock: { bologna: 0, cantina: 24 },
  weight: 1380,
  isNew: true,
  maxQuantity: 12,
});
