import { sku } from '../../sku.ts';

export const friulano750 = sku({
  code: 'FRIULANO-750',
  kind: 'wine',
  picture: 'friulano-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Collio Friulano 2022',
      summary: 'Mandorla amara, fiori di campo, prosciutto.',
      story:
        'In Friuli è il bicchiere che si offre a chi arriva. Mandorla, fiori di campo, un finale appena amaro; con il prosciutto di San Daniele non serve altro. Parte dalla cantina.',
    },
    en: {
      name: 'Collio Friulano 2022',
      summary: 'Bitter almond, field flowers, ham.',
      story:
        'In Friuli this is the glass offered to whoever comes in. Almond, field flowers, a finish with a slight bitterness; with San Daniele ham you need nothing else. It ships from the cellar.',
    },
    de: {
      name: 'Collio Friulano 2022',
      summary: 'Bittermandel, Feldblumen, Schinken.',
      story:
        'Im Friaul ist dies das Glas, das man jedem reicht, der hereinkommt. Mandel, Feldblumen, ein leicht herber Nachhall; zu Schinken aus San Daniele braucht es sonst nichts. Versand ab Keller.',
    },
    es: {
      name: 'Collio Friulano 2022',
      summary: 'Almendra amarga, flores de campo, jamón.',
      story:
        'En Friuli es la copa que se ofrece a quien llega. Almendra, flores de campo, un final apenas amargo; con jamón de San Daniele no hace falta más. Sale de la bodega.',
    },
    fr: {
      name: 'Collio Friulano 2022',
      summary: 'Amande amère, fleurs des champs, jambon.',
      story:
        'Au Frioul, c’est le verre que l’on offre à qui arrive. Amande, fleurs des champs, une finale à peine amère ; avec un jambon de San Daniele, il ne faut rien d’autre. Il part de la cave.',
    },
  },
  facts: {
    producer: 'Ronco Brumale',
    region: 'friuli-venezia-giulia',
    grape: 'friulano',
    vintage: 2022,
    alcohol: 13.5,
    size_ml: 750,
    pairing: ['appetizers', 'cheese', 'vegetables'],
    serve_c: [10, 12],
    ageing: { months: 7, vessel: 'concrete' },
    closure: 'cork',
    sugar_g_l: 2.1,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1690], GBP: [1495], CHF: [1750], USD: [1990] },
  stock: { bologna: 0, cantina: 30 },
  weight: 1380,
});
