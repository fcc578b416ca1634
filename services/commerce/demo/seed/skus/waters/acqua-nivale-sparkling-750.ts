import { sku } from '../../sku.ts';

export const acquaNivaleSparkling750 = sku({
  code: 'ACQUA-NIVALE-SPARKLING-750',
  kind: 'water',
  picture: 'acqua-nivale-sparkling-750',
  categories: ['water', 'sparkling-water'],
  text: {
    it: {
      name: 'Acqua Nivale frizzante',
      summary: 'La stessa neve, con una bolla decisa.',
      story:
        'La stessa sorgente, con anidride carbonica aggiunta piano perché la bolla resti sottile. Rinfresca il palato tra un boccone e l’altro senza coprire nulla. Il vetro verde la protegge dalla luce.',
    },
    en: {
      name: 'Nivale sparkling water',
      summary: 'The same snow, with a confident bubble.',
      story:
        'The same spring, with carbon dioxide added slowly so that the bubbles stay fine. It refreshes the palate between bites and covers nothing. The green glass keeps the light away.',
    },
    de: {
      name: 'Nivale Sprudelwasser',
      summary: 'Derselbe Schnee, mit klarer Perlage.',
      story:
        'Dieselbe Quelle, mit langsam zugesetzter Kohlensäure, damit die Perlen fein bleiben. Sie erfrischt zwischen zwei Bissen den Gaumen und überdeckt nichts. Das grüne Glas hält das Licht fern.',
    },
    es: {
      name: 'Agua Nivale con gas',
      summary: 'La misma nieve, con burbuja decidida.',
      story:
        'El mismo manantial, con gas carbónico añadido despacio para que la burbuja siga siendo fina. Refresca el paladar entre bocado y bocado sin tapar nada. El vidrio verde la protege de la luz.',
    },
    fr: {
      name: 'Eau Nivale gazeuse',
      summary: 'La même neige, une bulle affirmée.',
      story:
        'La même source, avec du gaz carbonique ajouté lentement pour que la bulle reste fine. Elle rafraîchit le palais entre deux bouchées sans rien masquer. Le verre vert la protège de la lumière.',
    },
  },
  facts: {
    producer: 'Fonte Nivale',
    region: 'alto-adige',
    source: 'Fonte Nivale, Val Serena (BZ), 1640 m',
    size_ml: 750,
    pairing: ['appetizers', 'meat'],
    minerals: {
      fixed_residue_mg_l: 44,
      calcium_mg_l: 10.1,
      magnesium_mg_l: 2,
      sodium_mg_l: 1.1,
      bicarbonate_mg_l: 37,
      chloride_mg_l: 0.4,
      sulphate_mg_l: 3.1,
      nitrate_mg_l: 1.1,
    },
    sparkling: true,
    serve_c: [8, 10],
    closure: 'screw-cap',
    analysis: { year: 2025, ph: 5.1, conductivity_us_cm: 66, source_c: 5.2 },
  },
  prices: { EUR: [240], GBP: [210], CHF: [270], USD: [320] },
  stock: { bologna: 420, cantina: 960 },
  weight: 1290,
});
