import { sku } from '../../sku.ts';

export const acquaLumiaStill1000 = sku({
  code: 'ACQUA-LUMIA-STILL-1000',
  kind: 'water',
  picture: 'acqua-lumia-still-1000',
  categories: ['water', 'still', 'offers'],
  text: {
    it: {
      name: 'Acqua Lumia naturale 1 litro',
      summary: 'Calcare appenninico, gusto rotondo.',
      story:
        'Il calcare dell’Appennino le dà un gusto pieno e un po’ dolce, l’acqua come la ricordano i nonni. La bottiglia da un litro sta bene in mezzo alla tavola e ci resta fino al caffè.',
    },
    en: {
      name: 'Lumia still water, 1 L',
      summary: 'Apennine limestone, a rounded taste.',
      story:
        'The limestone of the Apennines gives it a full, slightly sweet taste: water as grandparents remember it. The big bottle belongs in the middle of the table and stays there until the coffee.',
    },
    de: {
      name: 'Lumia stilles Wasser, 1 Liter',
      summary: 'Kalk aus dem Apennin, runder Geschmack.',
      story:
        'Der Kalk des Apennins gibt ihm einen vollen, leicht süßlichen Geschmack: Wasser, wie es die Großeltern kannten. Die Literflasche gehört mitten auf den Tisch und bleibt dort bis zum Kaffee.',
    },
    es: {
      name: 'Agua Lumia sin gas, 1 litro',
      summary: 'Caliza de los Apeninos, sabor redondo.',
      story:
        'La caliza de los Apeninos le da un sabor pleno y un poco dulce, el agua como la recuerdan los abuelos. La botella de un litro queda bien en el centro de la mesa y allí sigue hasta el café.',
    },
    fr: {
      name: 'Eau Lumia plate, 1 litre',
      summary: 'Calcaire des Apennins, goût rond.',
      story:
        'Le calcaire des Apennins lui donne un goût plein, un rien sucré : l’eau dont se souviennent les grands-parents. La bouteille d’un litre a sa place au milieu de la table, et y reste jusqu’au café.',
    },
  },
  facts: {
    producer: 'Fonte Lumia',
    region: 'umbria',
    source: 'Fonte Lumia, Monte Cavàro (PG), 780 m',
    size_ml: 1000,
    pairing: ['pasta', 'vegetables'],
    minerals: {
      fixed_residue_mg_l: 268,
      calcium_mg_l: 74,
      magnesium_mg_l: 9.6,
      sodium_mg_l: 5.2,
      bicarbonate_mg_l: 241,
      chloride_mg_l: 7.6,
      sulphate_mg_l: 8.1,
      nitrate_mg_l: 1.6,
    },
    sparkling: false,
    serve_c: [10, 12],
    closure: 'screw-cap',
    analysis: { year: 2024, ph: 7.5, conductivity_us_cm: 428, source_c: 11.4 },
    awards: [{ name: 'Tavola d’Acque', year: 2024, medal: 'silver' }],
  },
  prices: { EUR: [190, 230], GBP: [170, 205], CHF: [210, 260], USD: [250, 310] },
  stock: { bologna: 360, cantina: 720 },
  weight: 1680,
});
