import { sku } from '../../sku.ts';

export const pinotBianco750 = sku({
  code: 'PINOT-BIANCO-750',
  kind: 'wine',
  picture: 'pinot-bianco-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Pinot Bianco Alto Adige 2023',
      summary: 'Pera, fiori di prato, calma alpina.',
      story:
        'Cresce a 600 metri, dove il mattino è lungo. Pera, fiori di prato, una cremosità appena accennata: il bianco per chi non vuole alzare la voce.',
    },
    en: {
      name: 'Pinot Bianco Alto Adige 2023',
      summary: 'Pear, meadow flowers, alpine calm.',
      story:
        'It grows at 600 m, where the morning is long. Pear, meadow flowers, the barest creaminess: a white for those who have no wish to raise their voice.',
    },
    de: {
      name: 'Pinot Bianco Alto Adige 2023',
      summary: 'Birne, Wiesenblumen, alpine Ruhe.',
      story:
        'Er wächst auf 600 Metern, wo der Morgen lang ist. Birne, Wiesenblumen, ein Anflug von Schmelz: der Weißburgunder für alle, die nicht laut werden wollen.',
    },
    es: {
      name: 'Pinot Bianco Alto Adige 2023',
      summary: 'Pera, flores de prado, calma alpina.',
      story:
        'Crece a 600 metros, donde la mañana es larga. Pera, flores de prado, una cremosidad apenas insinuada: el blanco de quien no quiere alzar la voz.',
    },
    fr: {
      name: 'Pinot Bianco Alto Adige 2023',
      summary: 'Poire, fleurs des prés, calme alpin.',
      story:
        'Il pousse à 600 mètres, là où le matin est long. Poire, fleurs des prés, un soupçon de crémeux : le blanc de ceux qui n’aiment pas hausser la voix.',
    },
  },
  facts: {
    producer: 'Maso Clarin',
    region: 'alto-adige',
    grape: 'pinot-bianco',
    vintage: 2023,
    alcohol: 13,
    size_ml: 750,
    pairing: ['fish', 'poultry', 'appetizers'],
    serve_c: [9, 11],
    ageing: { months: 6, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 2.6,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1450], GBP: [1295], CHF: [1490], USD: [1750] },
  stock: { bologna: 48, cantina: 84 },
  weight: 1380,
});
