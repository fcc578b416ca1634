import { sku } from '../../sku.ts';

export const taurasi750 = sku({
  code: 'TAURASI-750',
  kind: 'wine',
  picture: 'taurasi-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Taurasi Riserva 2018',
      summary: 'Aglianico di montagna, austero e profondo.',
      story:
        'In Irpinia si vendemmia a novembre, a volte con la neve sulle cime. Quattro anni di cantina danno un Aglianico austero: prugna secca, cuoio, fumo di camino. Con l’agnello, e con gli amici che sanno aspettare.',
    },
    en: {
      name: 'Taurasi Riserva 2018',
      summary: 'Mountain Aglianico, austere and deep.',
      story:
        'In Irpinia the harvest comes in November, sometimes with snow on the peaks. Four years in the cellar give an austere Aglianico: prune, leather, wood smoke. With lamb, and with friends who know how to wait.',
    },
    de: {
      name: 'Taurasi Riserva 2018',
      summary: 'Aglianico aus den Bergen, streng und tief.',
      story:
        'In Irpinien wird im November gelesen, manchmal mit Schnee auf den Gipfeln. Vier Jahre Keller ergeben einen strengen Aglianico: Dörrpflaume, Leder, Kaminrauch. Zu Lamm, und zu Freunden, die warten können.',
    },
    es: {
      name: 'Taurasi Riserva 2018',
      summary: 'Aglianico de montaña, austero y profundo.',
      story:
        'En Irpinia se vendimia en noviembre, a veces con nieve en las cumbres. Cuatro años de bodega dan un Aglianico austero: ciruela pasa, cuero, humo de chimenea. Con cordero y con amigos que saben esperar.',
    },
    fr: {
      name: 'Taurasi Riserva 2018',
      summary: 'Aglianico de montagne, austère et profond.',
      story:
        'En Irpinie, on vendange en novembre, parfois avec la neige sur les sommets. Quatre ans de cave donnent un Aglianico austère : pruneau, cuir, fumée de cheminée. Avec l’agneau, et avec des amis qui savent attendre.',
    },
  },
  facts: {
    producer: 'Torre Saracinella',
    region: 'campania',
    grape: 'aglianico',
    vintage: 2018,
    alcohol: 14.5,
    size_ml: 750,
    pairing: ['game', 'meat', 'cheese'],
    serve_c: [17, 19],
    ageing: { months: 24, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 0.9,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Rassegna dei Vulcani', year: 2024, medal: 'silver' }],
  },
  prices: { EUR: [3400], GBP: [2995], CHF: [3450] },
  stock: { bologna: 12, cantina: 30 },
  weight: 1380,
});
