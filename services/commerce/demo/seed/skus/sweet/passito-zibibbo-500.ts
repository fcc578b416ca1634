import { sku } from '../../sku.ts';

export const passitoZibibbo500 = sku({
  code: 'PASSITO-ZIBIBBO-500',
  kind: 'wine',
  picture: 'passito-zibibbo-500',
  categories: ['wine', 'sweet'],
  text: {
    it: {
      name: 'Passito di Zibibbo 2021',
      summary: 'Dattero, arancia candita, vento d’Africa.',
      story:
        'Lo Zibibbo asciuga al sole di settembre, su pietre ancora calde la sera. Dattero, arancia candita, un soffio di erbe che lo tiene leggero. Con i formaggi erborinati è una piccola rivelazione.',
    },
    en: {
      name: 'Passito di Zibibbo 2021',
      summary: 'Date, candied orange, wind from Africa.',
      story:
        'Zibibbo dries in the September sun, on stones still warm at nightfall. Date, candied orange, a breath of herbs that keeps it light. With blue cheese it is a small revelation.',
    },
    de: {
      name: 'Passito di Zibibbo 2021',
      summary: 'Dattel, kandierte Orange, Wind aus Afrika.',
      story:
        'Der Zibibbo trocknet in der Septembersonne, auf Steinen, die abends noch warm sind. Dattel, kandierte Orange, ein Hauch Kräuter, der ihn leicht hält. Zu Blauschimmelkäse eine kleine Offenbarung.',
    },
    es: {
      name: 'Passito di Zibibbo 2021',
      summary: 'Dátil, naranja confitada, viento de África.',
      story:
        'La Zibibbo se seca al sol de septiembre, sobre piedras aún calientes al anochecer. Dátil, naranja confitada, un soplo de hierbas que lo mantiene ligero. Con quesos azules es una pequeña revelación.',
    },
    fr: {
      name: 'Passito di Zibibbo 2021',
      summary: 'Datte, orange confite, vent d’Afrique.',
      story:
        'Le Zibibbo sèche au soleil de septembre, sur des pierres encore chaudes le soir. Datte, orange confite, un souffle d’herbes qui le garde léger. Avec un fromage bleu, c’est une petite révélation.',
    },
  },
  facts: {
    producer: 'Contrada Nivera',
    region: 'sicilia',
    grape: 'zibibbo',
    vintage: 2021,
    alcohol: 14.5,
    size_ml: 500,
    pairing: ['dessert', 'cheese', 'fruit'],
    serve_c: [10, 12],
    ageing: { months: 12, vessel: 'steel' },
    closure: 'technical-cork',
    sugar_g_l: 142,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Palio dei Passiti', year: 2023, medal: 'gold' }],
  },
  prices: { EUR: [2600], GBP: [2295], CHF: [2650], USD: [3100] },
  stock: { bologna: 18, cantina: 24 },
  weight: 1050,
});
