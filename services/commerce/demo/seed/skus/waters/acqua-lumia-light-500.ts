import { sku } from '../../sku.ts';

export const acquaLumiaLight500 = sku({
  code: 'ACQUA-LUMIA-LIGHT-500',
  kind: 'water',
  picture: 'acqua-lumia-light-500',
  categories: ['water', 'sparkling-water'],
  text: {
    it: {
      name: 'Acqua Lumia leggermente frizzante',
      summary: 'Un perlage appena, per chi non sceglie.',
      story:
        'Tra la naturale e la frizzante c’è questa: una bolla che si sente più che vedersi. Mezzo litro, per la tavola di uno o per la scrivania.',
    },
    en: {
      name: 'Lumia lightly sparkling water',
      summary: 'Just a hint of sparkle, for the undecided.',
      story:
        'Between still and sparkling there is this: a bubble you feel rather than see. A small bottle, for a table for one or for the desk.',
    },
    de: {
      name: 'Lumia Wasser, fein perlend',
      summary: 'Nur ein Hauch Perlen, für Unentschlossene.',
      story:
        'Zwischen still und spritzig liegt dieses Wasser: Perlen, die man eher spürt als sieht. Ein halber Liter, für das Gedeck allein oder für den Schreibtisch.',
    },
    es: {
      name: 'Agua Lumia ligeramente con gas',
      summary: 'Apenas una burbuja, para indecisos.',
      story:
        'Entre el agua sin gas y la que lo lleva está esta: una burbuja que se siente más que se ve. Medio litro, para la mesa de uno o para el escritorio.',
    },
    fr: {
      name: 'Eau Lumia finement pétillante',
      summary: 'À peine une bulle, pour les indécis.',
      story:
        'Entre la plate et la gazeuse, il y a celle-ci : une bulle que l’on sent plus qu’on ne la voit. Un demi-litre, pour une table en solo ou pour le bureau.',
    },
  },
  facts: {
    producer: 'Fonte Lumia',
    region: 'umbria',
    source: 'Fonte Lumia, Monte Cavàro (PG), 780 m',
    size_ml: 500,
    pairing: ['pasta', 'poultry'],
    minerals: {
      fixed_residue_mg_l: 271,
      calcium_mg_l: 75,
      magnesium_mg_l: 9.7,
      sodium_mg_l: 5.2,
      bicarbonate_mg_l: 243,
      chloride_mg_l: 7.6,
      sulphate_mg_l: 8.2,
      nitrate_mg_l: 1.6,
    },
    sparkling: true,
    serve_c: [9, 11],
    closure: 'crown-cap',
    analysis: { year: 2024, ph: 5.9, conductivity_us_cm: 431, source_c: 11.4 },
  },
  prices: { EUR: [160], GBP: [145], CHF: [190], USD: [220] },
  stock: { bologna: 5, cantina: 240 },
  weight: 890,
  isNew: true,
});
