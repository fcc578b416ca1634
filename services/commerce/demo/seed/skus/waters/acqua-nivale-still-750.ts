import { sku } from '../../sku.ts';

export const acquaNivaleStill750 = sku({
  code: 'ACQUA-NIVALE-STILL-750',
  kind: 'water',
  picture: 'acqua-nivale-still-750',
  categories: ['water', 'still'],
  text: {
    it: {
      name: 'Acqua Nivale naturale',
      summary: 'Leggerissima, di neve e di roccia.',
      story:
        'Nasce a 1640 metri da un nevaio che filtra per anni nello gneiss prima di rivedere la luce. Residuo bassissimo, gusto quasi assente: per questo è la compagna giusta di un vino delicato. In vetro, come alla fonte.',
    },
    en: {
      name: 'Nivale still water',
      summary: 'Very light, born of snow and rock.',
      story:
        'It rises at 1,640 m from a snowfield whose water filters for years through gneiss before it sees daylight again. Very low in minerals, almost without taste, and for that reason the right companion to a delicate wine. In glass, as at the spring.',
    },
    de: {
      name: 'Nivale stilles Wasser',
      summary: 'Federleicht, aus Schnee und Fels.',
      story:
        'Die Quelle liegt auf 1640 Metern; jahrelang sickert das Schneewasser durch den Gneis, bevor es wieder ans Licht kommt. Sehr mineralarm und beinahe geschmacklos: gerade deshalb der richtige Begleiter zu einem feinen Wein. In Glas, wie an der Quelle.',
    },
    es: {
      name: 'Agua Nivale sin gas',
      summary: 'Ligerísima, de nieve y de roca.',
      story:
        'Nace a 1640 metros de un nevero cuya agua se filtra durante años en el gneis antes de volver a la luz. Mineralización muy débil y un sabor casi ausente: por eso es la compañera justa de un vino delicado. En vidrio, como en el manantial.',
    },
    fr: {
      name: 'Eau Nivale plate',
      summary: 'Très légère, de neige et de roche.',
      story:
        'Elle naît à 1 640 mètres d’un névé dont l’eau filtre des années dans le gneiss avant de revoir le jour. Très faiblement minéralisée, presque sans goût : c’est pourquoi elle accompagne si bien un vin délicat. En verre, comme à la source.',
    },
  },
  facts: {
    producer: 'Fonte Nivale',
    region: 'alto-adige',
    source: 'Fonte Nivale, Val Serena (BZ), 1640 m',
    size_ml: 750,
    pairing: ['fish', 'vegetables'],
    minerals: {
      fixed_residue_mg_l: 42,
      calcium_mg_l: 9.8,
      magnesium_mg_l: 1.9,
      sodium_mg_l: 1.1,
      bicarbonate_mg_l: 36,
      chloride_mg_l: 0.4,
      sulphate_mg_l: 3.1,
      nitrate_mg_l: 1.1,
    },
    sparkling: false,
    serve_c: [10, 12],
    closure: 'screw-cap',
    analysis: { year: 2025, ph: 7.8, conductivity_us_cm: 63, source_c: 5.2 },
    awards: [{ name: 'Tavola d’Acque', year: 2025, medal: 'gold' }],
  },
  prices: { EUR: [220], GBP: [195], CHF: [250], USD: [290] },
  stock: { bologna: 480, cantina: 960 },
  weight: 1250,
});
