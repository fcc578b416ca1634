import { sku } from '../../sku.ts';

export const acquaLumiaSparkling1000 = sku({
  code: 'ACQUA-LUMIA-SPARKLING-1000',
  kind: 'water',
  picture: 'acqua-lumia-sparkling-1000',
  categories: ['water', 'sparkling-water'],
  text: {
    it: {
      name: 'Acqua Lumia frizzante 1 litro',
      summary: 'La bottiglia grande, con tutta la sua bolla.',
      story:
        'Il calcare la fa rotonda, la bolla la sveglia. È l’acqua delle tavolate e delle pizze del venerdì.',
    },
    en: {
      name: 'Lumia sparkling water, 1 L',
      summary: 'The big bottle, with all its bubbles.',
      story:
        'Limestone makes it round, the bubbles wake it up. This is the water of long tables and Friday pizzas.',
    },
    de: {
      name: 'Lumia Sprudelwasser, 1 Liter',
      summary: 'Die große Flasche, mit allen Perlen.',
      story:
        'Der Kalk macht es rund, die Perlen machen es wach. Das Wasser der langen Tafeln und der Freitagspizza.',
    },
    es: {
      name: 'Agua Lumia con gas, 1 litro',
      summary: 'La botella grande, con toda su burbuja.',
      story:
        'La caliza la hace redonda, la burbuja la despierta. Es el agua de las mesas largas y de la pizza del viernes.',
    },
    fr: {
      name: 'Eau Lumia gazeuse, 1 litre',
      summary: 'La grande bouteille, avec toutes ses bulles.',
      story:
        'Le calcaire l’arrondit, la bulle la réveille. C’est l’eau des grandes tablées et des pizzas du vendredi.',
    },
  },
  facts: {
    producer: 'Fonte Lumia',
    region: 'umbria',
    source: 'Fonte Lumia, Monte Cavàro (PG), 780 m',
    size_ml: 1000,
    pairing: ['pizza', 'pasta'],
    minerals: {
      fixed_residue_mg_l: 272,
      calcium_mg_l: 75,
      magnesium_mg_l: 9.7,
      sodium_mg_l: 5.3,
      bicarbonate_mg_l: 244,
      chloride_mg_l: 7.7,
      sulphate_mg_l: 8.2,
      nitrate_mg_l: 1.6,
    },
    sparkling: true,
    serve_c: [8, 10],
    closure: 'screw-cap',
    analysis: { year: 2024, ph: 5.4, conductivity_us_cm: 434, source_c: 11.4 },
  },
  prices: { EUR: [200], GBP: [180], CHF: [220], USD: [270] },
  stock: { bologna: 300, cantina: 720 },
  weight: 1690,
});
