import { sku } from '../../sku.ts';

export const ribollaGialla750 = sku({
  code: 'RIBOLLA-GIALLA-750',
  kind: 'wine',
  picture: 'ribolla-gialla-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Collio Ribolla Gialla 2022',
      summary: 'Agrumi, fieno, tensione di ponca.',
      story:
        'La ponca, marna friabile del Collio, nutre poco e costringe la vite a cercare. La Ribolla risponde con agrumi, fieno tagliato e un’acidità che fa venire fame. Quattro mesi sulle fecce le danno il passo lungo.',
    },
    en: {
      name: 'Collio Ribolla Gialla 2022',
      summary: 'Citrus, hay, the tension of ponca.',
      story:
        'Ponca, the crumbling marl of Collio, feeds little and makes the vine search. Ribolla answers with citrus, cut hay and an acidity that wakes the appetite. Four months on the lees give it a longer stride.',
    },
    de: {
      name: 'Collio Ribolla Gialla 2022',
      summary: 'Zitrus, Heu, die Spannung der Ponca.',
      story:
        'Ponca, der mürbe Mergel des Collio, nährt wenig und lässt die Rebe suchen. Die Ribolla antwortet mit Zitrus, frischem Heu und einer Säure, die Appetit macht. Vier Monate auf der Hefe geben ihr den langen Atem.',
    },
    es: {
      name: 'Collio Ribolla Gialla 2022',
      summary: 'Cítricos, heno, tensión de ponca.',
      story:
        'La ponca, marga quebradiza del Collio, alimenta poco y obliga a la vid a buscar. La Ribolla responde con cítricos, heno cortado y una acidez que abre el apetito. Cuatro meses sobre lías le dan el paso largo.',
    },
    fr: {
      name: 'Collio Ribolla Gialla 2022',
      summary: 'Agrumes, foin, la tension de la ponca.',
      story:
        'La ponca, marne friable du Collio, nourrit peu et oblige la vigne à chercher. La Ribolla répond par les agrumes, le foin coupé et une acidité qui ouvre l’appétit. Quatre mois sur lies lui donnent de la longueur.',
    },
  },
  facts: {
    producer: 'Ronco Brumale',
    region: 'friuli-venezia-giulia',
    grape: 'ribolla-gialla',
    vintage: 2022,
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['fish', 'appetizers', 'vegetables'],
    serve_c: [9, 11],
    ageing: { months: 4, vessel: 'steel' },
    closure: 'cork',
    sugar_g_l: 1.3,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1790], GBP: [1595], CHF: [1850], USD: [2150] },
  stock: { bologna: 5, cantina: 54 },
  weight: 1380,
  isNew: true,
});
