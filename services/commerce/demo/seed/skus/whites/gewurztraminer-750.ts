import { sku } from '../../sku.ts';

export const gewurztraminer750 = sku({
  code: 'GEWURZTRAMINER-750',
  kind: 'wine',
  picture: 'gewurztraminer-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Gewürztraminer Alto Adige 2023',
      summary: 'Rosa, litchi, un’eleganza asciutta.',
      story:
        'Vicino a Termeno, dove il vitigno ha forse preso il nome, le pergole salgono fino a 500 metri. Rosa, litchi e zenzero, ma in bocca il vino è asciutto e disteso. Da provare con una cucina speziata.',
    },
    en: {
      name: 'Gewürztraminer Alto Adige 2023',
      summary: 'Rose, lychee, a dry kind of elegance.',
      story:
        'Near Tramin, which may have given the grape its name, the pergolas climb to 500 m. Rose, lychee and ginger on the nose, yet on the palate the wine is dry and composed. Try it with spiced dishes.',
    },
    de: {
      name: 'Gewürztraminer Alto Adige 2023',
      summary: 'Rose, Litschi, trockene Eleganz.',
      story:
        'Bei Tramin, das der Rebe wohl ihren Namen gab, steigen die Pergeln bis auf 500 Meter. Rose, Litschi und Ingwer im Duft, am Gaumen jedoch trocken und ruhig. Einen Versuch wert zu würziger Küche.',
    },
    es: {
      name: 'Gewürztraminer Alto Adige 2023',
      summary: 'Rosa, lichi, una elegancia seca.',
      story:
        'Cerca de Termeno, que quizá dio nombre a la uva, las pérgolas suben hasta los 500 metros. Rosa, lichi y jengibre en nariz; en boca, sin embargo, el vino es seco y sereno. Pruébelo con cocina especiada.',
    },
    fr: {
      name: 'Gewürztraminer Alto Adige 2023',
      summary: 'Rose, litchi, une élégance sèche.',
      story:
        'Près de Termeno, qui a peut-être donné son nom au cépage, les pergolas montent jusqu’à 500 mètres. Rose, litchi et gingembre au nez, mais la bouche est sèche et posée. À essayer sur une cuisine épicée.',
    },
  },
  facts: {
    producer: 'Maso Clarin',
    region: 'alto-adige',
    grape: 'gewurztraminer',
    vintage: 2023,
    alcohol: 14,
    size_ml: 750,
    pairing: ['spicy', 'cheese', 'fish'],
    serve_c: [9, 11],
    ageing: { months: 6, vessel: 'steel' },
    closure: 'glass-stopper',
    sugar_g_l: 7.4,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Guida delle Cantine', year: 2024, medal: 'silver' }],
  },
  prices: { EUR: [1890], GBP: [1650], CHF: [1890], USD: [2250] },
  stock: { bologna: 40, cantina: 72 },
  weight: 1380,
});
