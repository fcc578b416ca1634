import { sku } from '../../sku.ts';

export const grillo750 = sku({
  code: 'GRILLO-750',
  kind: 'wine',
  picture: 'grillo-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Sicilia Grillo 2023',
      summary: 'Pompelmo, gelsomino, brezza di salina.',
      story:
        'Vigne a due passi dalle saline di Trapani, vendemmiate di notte per salvare il profumo. Pompelmo, gelsomino, un filo di sale: il primo bianco dell’estate.',
    },
    en: {
      name: 'Sicilia Grillo 2023',
      summary: 'Grapefruit, jasmine, a breeze off the salt pans.',
      story:
        'Vineyards a stone’s throw from the salt pans of Trapani, harvested at night to save the scent. Grapefruit, jasmine, a thread of salt: the first white of the summer.',
    },
    de: {
      name: 'Sicilia Grillo 2023',
      summary: 'Grapefruit, Jasmin, eine Brise von der Saline.',
      story:
        'Reben unweit der Salinen von Trapani, nachts gelesen, um den Duft zu bewahren. Grapefruit, Jasmin, ein Hauch Salz: der erste Weiße des Sommers.',
    },
    es: {
      name: 'Sicilia Grillo 2023',
      summary: 'Pomelo, jazmín, brisa de salina.',
      story:
        'Viñas a dos pasos de las salinas de Trapani, vendimiadas de noche para salvar el perfume. Pomelo, jazmín, un hilo de sal: el primer blanco del verano.',
    },
    fr: {
      name: 'Sicilia Grillo 2023',
      summary: 'Pamplemousse, jasmin, brise de saline.',
      story:
        'Des vignes à deux pas des salines de Trapani, vendangées de nuit pour sauver le parfum. Pamplemousse, jasmin, un fil de sel : le premier blanc de l’été.',
    },
  },
  facts: {
    producer: 'Baglio Solinea',
    region: 'sicilia',
    grape: 'grillo',
    vintage: 2023,
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['fish', 'shellfish', 'appetizers'],
    serve_c: [8, 10],
    ageing: { months: 4, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 2.8,
    ingredients: ['grapes', 'ascorbic-acid', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1090], GBP: [975], CHF: [1150], USD: [1350] },
  stock: { bologna: 130, cantina: 200 },
  weight: 1380,
});
