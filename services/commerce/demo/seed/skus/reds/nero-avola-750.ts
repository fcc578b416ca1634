import { sku } from '../../sku.ts';

export const neroAvola750 = sku({
  code: 'NERO-AVOLA-750',
  kind: 'wine',
  picture: 'nero-avola-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Nero d’Avola 2022',
      summary: 'Prugna, carruba, sera d’estate.',
      story:
        'Il calcare bianco del sud-est tiene fresche le radici mentre sopra brucia il sole. Prugna, carruba, una nota di origano: con la pasta alla Norma trova la sua strada da solo.',
    },
    en: {
      name: 'Nero d’Avola 2022',
      summary: 'Plum, carob, a summer evening.',
      story:
        'The white limestone of the south-east keeps the roots cool while the sun burns above. Plum, carob, a note of oregano: with pasta alla Norma it finds its own way.',
    },
    de: {
      name: 'Nero d’Avola 2022',
      summary: 'Pflaume, Johannisbrot, Sommerabend.',
      story:
        'Der weiße Kalk des Südostens hält die Wurzeln kühl, während oben die Sonne brennt. Pflaume, Johannisbrot, eine Note Oregano: Zu Pasta alla Norma findet er seinen Weg von selbst.',
    },
    es: {
      name: 'Nero d’Avola 2022',
      summary: 'Ciruela, algarroba, noche de verano.',
      story:
        'La caliza blanca del sureste mantiene frescas las raíces mientras arriba quema el sol. Ciruela, algarroba, una nota de orégano: con la pasta alla Norma encuentra su camino él solo.',
    },
    fr: {
      name: 'Nero d’Avola 2022',
      summary: 'Prune, caroube, soir d’été.',
      story:
        'Le calcaire blanc du sud-est garde les racines au frais tandis que le soleil brûle au-dessus. Prune, caroube, une note d’origan : avec des pâtes alla Norma, il trouve son chemin tout seul.',
    },
  },
  facts: {
    producer: 'Baglio Solinea',
    region: 'sicilia',
    grape: 'nero-davola',
    vintage: 2022,
    alcohol: 13.5,
    size_ml: 750,
    pairing: ['meat', 'pasta', 'vegetables'],
    serve_c: [16, 18],
    ageing: { months: 6, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 3.2,
    ingredients: ['grapes', 'tartaric-acid', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1190], GBP: [1050], CHF: [1250], USD: [1450] },
  stock: { bologna: 105, cantina: 180 },
  weight: 1380,
});
