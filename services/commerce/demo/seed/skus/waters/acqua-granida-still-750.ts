import { sku } from '../../sku.ts';

export const acquaGranidaStill750 = sku({
  code: 'ACQUA-GRANIDA-STILL-750',
  kind: 'water',
  picture: 'acqua-granida-still-750',
  categories: ['water', 'still', 'mineral'],
  text: {
    it: {
      name: 'Acqua Granida naturale',
      summary: 'Granito sardo, un’ombra di mare.',
      story:
        'Il granito della Gallura la filtra lentamente, il vento porta un’ombra di mare. Morbida, appena salina: con i crostacei è la scelta che nessuno si aspetta.',
    },
    en: {
      name: 'Granida still mineral water',
      summary: 'Sardinian granite, a shadow of the sea.',
      story:
        'The granite of Gallura filters it slowly, and the wind brings a shadow of the sea. Soft, faintly saline: with shellfish it is the choice nobody expects.',
    },
    de: {
      name: 'Granida stilles Mineralwasser',
      summary: 'Sardischer Granit, ein Schatten Meer.',
      story:
        'Der Granit der Gallura filtert es langsam, der Wind bringt einen Schatten Meer. Weich, kaum salzig: zu Krustentieren die Wahl, mit der niemand rechnet.',
    },
    es: {
      name: 'Agua mineral Granida sin gas',
      summary: 'Granito sardo, una sombra de mar.',
      story:
        'El granito de la Gallura la filtra despacio y el viento trae una sombra de mar. Suave, apenas salina: con marisco es la elección que nadie espera.',
    },
    fr: {
      name: 'Eau minérale Granida plate',
      summary: 'Granit sarde, une ombre de mer.',
      story:
        'Le granit de la Gallura la filtre lentement, le vent apporte une ombre de mer. Souple, à peine saline : avec les crustacés, c’est le choix que personne n’attend.',
    },
  },
  facts: {
    producer: 'Fonte Granida',
    region: 'sardegna',
    source: 'Fonte Granida, Monti di Alà (SS), 690 m',
    size_ml: 750,
    pairing: ['fish', 'shellfish'],
    minerals: {
      fixed_residue_mg_l: 164,
      calcium_mg_l: 11,
      magnesium_mg_l: 4.6,
      sodium_mg_l: 27,
      bicarbonate_mg_l: 58,
      silica_mg_l: 31,
      chloride_mg_l: 44,
      sulphate_mg_l: 9.1,
      nitrate_mg_l: 2.4,
    },
    sparkling: false,
    serve_c: [12, 14],
    closure: 'screw-cap',
    analysis: { year: 2025, ph: 6.6, conductivity_us_cm: 238, source_c: 15.8 },
  },
  prices: { EUR: [260], GBP: [230], CHF: [290], USD: [340] },
  stock: { bologna: 72, cantina: 240 },
  weight: 1270,
  isNew: true,
});
