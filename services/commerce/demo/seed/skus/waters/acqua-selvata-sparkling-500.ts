import { sku } from '../../sku.ts';

export const acquaSelvataSparkling500 = sku({
  code: 'ACQUA-SELVATA-SPARKLING-500',
  kind: 'water',
  picture: 'acqua-selvata-sparkling-500',
  categories: ['water', 'sparkling-water'],
  text: {
    it: {
      name: 'Acqua Selvata frizzante',
      summary: 'Faggi, trachite e una bolla gentile.',
      story:
        'La stessa sorgente dell’Amiata, con una bolla gentile che ne rispetta la morbidezza. Da mezzo litro, per il pranzo o per il treno.',
    },
    en: {
      name: 'Selvata sparkling water',
      summary: 'Beeches, trachyte and a gentle bubble.',
      story:
        'The same spring on Monte Amiata, with gentle bubbles that respect its softness. A small bottle, for lunch or for the train.',
    },
    de: {
      name: 'Selvata Sprudelwasser',
      summary: 'Buchen, Trachyt und eine sanfte Perle.',
      story:
        'Dieselbe Quelle am Monte Amiata, mit sanften Perlen, die ihre Weichheit achten. Ein halber Liter, zum Mittagessen oder für den Zug.',
    },
    es: {
      name: 'Agua Selvata con gas',
      summary: 'Hayas, traquita y una burbuja amable.',
      story:
        'El mismo manantial del Amiata, con una burbuja amable que respeta su suavidad. De medio litro, para la comida o para el tren.',
    },
    fr: {
      name: 'Eau Selvata gazeuse',
      summary: 'Hêtres, trachyte et une bulle douce.',
      story:
        'La même source du Monte Amiata, avec une bulle douce qui respecte son moelleux. Un demi-litre, pour le déjeuner ou pour le train.',
    },
  },
  facts: {
    producer: 'Fonte Selvata',
    region: 'toscana',
    source: 'Fonte Selvata, Monte Amiata (GR), 1050 m',
    size_ml: 500,
    pairing: ['appetizers', 'dessert'],
    minerals: {
      fixed_residue_mg_l: 131,
      calcium_mg_l: 18,
      magnesium_mg_l: 3.5,
      sodium_mg_l: 9.2,
      bicarbonate_mg_l: 64,
      silica_mg_l: 46,
      chloride_mg_l: 8.4,
      sulphate_mg_l: 6.9,
      nitrate_mg_l: 0.8,
    },
    sparkling: true,
    serve_c: [8, 10],
    closure: 'crown-cap',
    analysis: { year: 2023, ph: 5.3, conductivity_us_cm: 158, source_c: 9.6 },
  },
  prices: { EUR: [180], GBP: [160], CHF: [210], USD: [250] },
  stock: { bologna: 90, cantina: 180 },
  weight: 890,
});
