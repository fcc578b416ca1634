import { sku } from '../../sku.ts';

export const acquaTufara750 = sku({
  code: 'ACQUA-TUFARA-750',
  kind: 'water',
  picture: 'acqua-tufara-750',
  categories: ['water', 'sparkling-water', 'mineral'],
  text: {
    it: {
      name: 'Acqua Tufara effervescente naturale',
      summary: 'Vulcanica, ricca, viva di suo.',
      story:
        'La bolla non l’ha messa nessuno: sale con l’acqua da un antico cratere della Tuscia. Ricca di calcio e silice, sapida, persistente. Da servire con arrosti e formaggi stagionati.',
    },
    en: {
      name: 'Tufara naturally sparkling mineral water',
      summary: 'Volcanic, rich, alive by nature.',
      story:
        'Nobody put the bubbles in: they rise with the water from an ancient crater in Tuscia. Rich in calcium and silica, salty, persistent. Serve it with roasts and mature cheeses.',
    },
    de: {
      name: 'Tufara Mineralwasser mit natürlicher Kohlensäure',
      summary: 'Vulkanisch, reich, von Natur aus lebendig.',
      story:
        'Niemand hat die Perlen hineingetan: Sie steigen mit dem Wasser aus einem alten Krater der Tuscia auf. Reich an Calcium und Kieselsäure, herzhaft, anhaltend. Zu Braten und gereiftem Käse.',
    },
    es: {
      name: 'Agua mineral Tufara con gas natural',
      summary: 'Volcánica, rica, viva por naturaleza.',
      story:
        'La burbuja no la puso nadie: sube con el agua desde un antiguo cráter de la Tuscia. Rica en calcio y sílice, sabrosa, persistente. Para servir con asados y quesos curados.',
    },
    fr: {
      name: 'Eau minérale Tufara, gaz naturel',
      summary: 'Volcanique, riche, vive par nature.',
      story:
        'La bulle, personne ne l’y a mise : elle monte avec l’eau d’un ancien cratère de la Tuscia. Riche en calcium et en silice, sapide, persistante. À servir avec les rôtis et les fromages affinés.',
    },
  },
  facts: {
    producer: 'Fonte Tufara',
    region: 'lazio',
    source: 'Fonte Tufara, Monti Vulsini (VT), 410 m',
    size_ml: 750,
    pairing: ['meat', 'cheese'],
    minerals: {
      fixed_residue_mg_l: 1180,
      calcium_mg_l: 212,
      magnesium_mg_l: 41,
      sodium_mg_l: 58,
      potassium_mg_l: 36,
      bicarbonate_mg_l: 1020,
      silica_mg_l: 78,
      chloride_mg_l: 26,
      sulphate_mg_l: 48,
      nitrate_mg_l: 3.9,
    },
    sparkling: true,
    serve_c: [9, 11],
    closure: 'crown-cap',
    analysis: { year: 2024, ph: 5.9, conductivity_us_cm: 1540, source_c: 17.3 },
    awards: [{ name: 'Tavola d’Acque', year: 2023, medal: 'bronze' }],
  },
  prices: { EUR: [290], GBP: [260], CHF: [320], USD: [380] },
  stock: { bologna: 140, cantina: 360 },
  weight: 1270,
});
