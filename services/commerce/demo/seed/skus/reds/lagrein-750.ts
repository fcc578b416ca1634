import { sku } from '../../sku.ts';

export const lagrein750 = sku({
  code: 'LAGREIN-750',
  kind: 'wine',
  picture: 'lagrein-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Lagrein Riserva 2020',
      summary: 'Mora, cioccolato amaro, respiro alpino.',
      story:
        'Le ghiaie calde della conca di Bolzano e le notti fredde che scendono dai passi: il Lagrein vive di questa differenza. Colore profondo, mora e cioccolato amaro, un tannino vellutato. Lo speck qui è quasi un obbligo.',
    },
    en: {
      name: 'Lagrein Riserva 2020',
      summary: 'Blackberry, dark chocolate, alpine air.',
      story:
        'The warm gravels of the Bolzano basin and the cold nights that come down from the passes: Lagrein lives off that difference. Almost black, with blackberry and dark chocolate, velvety tannin. Speck is all but compulsory.',
    },
    de: {
      name: 'Lagrein Riserva 2020',
      summary: 'Brombeere, Bitterschokolade, Bergluft.',
      story:
        'Warmer Schotter im Bozner Kessel und kalte Nächte, die von den Pässen herabziehen: Von diesem Unterschied lebt der Lagrein. Tiefe Farbe, Brombeere und Bitterschokolade, samtiges Tannin. Speck dazu ist beinahe Pflicht.',
    },
    es: {
      name: 'Lagrein Riserva 2020',
      summary: 'Mora, chocolate amargo, aire alpino.',
      story:
        'Las gravas cálidas de la cuenca de Bolzano y las noches frías que bajan de los puertos: de esa diferencia vive la Lagrein. Color profundo, mora y chocolate amargo, tanino aterciopelado. El speck es casi obligado.',
    },
    fr: {
      name: 'Lagrein Riserva 2020',
      summary: 'Mûre, chocolat noir, souffle alpin.',
      story:
        'Les graviers chauds du bassin de Bolzano et les nuits froides qui descendent des cols : le Lagrein vit de cet écart. Couleur profonde, mûre et chocolat noir, tanin velouté. Le speck s’impose presque.',
    },
  },
  facts: {
    producer: 'Maso Clarin',
    region: 'alto-adige',
    grape: 'lagrein',
    vintage: 2020,
    alcohol: 13.5,
    size_ml: 750,
    pairing: ['game', 'meat', 'cheese'],
    serve_c: [16, 18],
    ageing: { months: 12, vessel: 'barrique' },
    closure: 'technical-cork',
    sugar_g_l: 1.6,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [2190], GBP: [1950], CHF: [2190], USD: [2690] },
  stock: { bologna: 28, cantina: 48 },
  weight: 1380,
});
