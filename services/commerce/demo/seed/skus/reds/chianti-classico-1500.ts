import { sku } from '../../sku.ts';

export const chiantiClassico1500 = sku({
  code: 'CHIANTI-CLASSICO-1500',
  kind: 'wine',
  picture: 'chianti-classico-1500',
  categories: ['wine', 'red', 'gifts'],
  text: {
    it: {
      name: 'Chianti Classico Magnum 2020',
      summary: 'Il nostro Chianti nel formato delle feste.',
      story:
        'Nella magnum il vino matura più lento e arriva a tavola più intero: ciliegia, terra bagnata, una speziatura appena accennata. Viene direttamente dalla cantina, coricata al buio fino alla partenza. Basta per otto bicchieri e una lunga conversazione.',
    },
    en: {
      name: 'Chianti Classico Magnum 2020',
      summary: 'Our Chianti in the size made for company.',
      story:
        'In magnum the wine ages more slowly and reaches the table more complete: cherry, damp earth, the faintest spice. It travels straight from the cellar, where it lies in the dark until it leaves. Enough for eight glasses and one long conversation.',
    },
    de: {
      name: 'Chianti Classico Magnum 2020',
      summary: 'Unser Chianti im Format für Gäste.',
      story:
        'In der Magnum reift der Wein langsamer und kommt vollständiger auf den Tisch: Kirsche, feuchte Erde, ein Anflug von Gewürz. Er reist direkt aus dem Keller an, wo er bis zur Abfahrt im Dunkeln liegt. Genug für acht Gläser und ein langes Gespräch.',
    },
    es: {
      name: 'Chianti Classico Magnum 2020',
      summary: 'Nuestro Chianti en el formato de las fiestas.',
      story:
        'En magnum el vino envejece más despacio y llega a la mesa más entero: cereza, tierra húmeda, una especia apenas insinuada. Viaja directamente desde la bodega, donde reposa a oscuras hasta su salida. Da para ocho copas y una larga conversación.',
    },
    fr: {
      name: 'Chianti Classico Magnum 2020',
      summary: 'Notre Chianti dans le format des tablées.',
      story:
        'En magnum, le vin vieillit plus lentement et arrive à table plus entier : cerise, terre humide, une épice à peine suggérée. Il part directement de la cave, où il repose dans le noir jusqu’au voyage. De quoi remplir huit verres et une longue conversation.',
    },
  },
  facts: {
    producer: 'Podere Sassofiore',
    region: 'toscana',
    grape: 'sangiovese',
    vintage: 2020,
    alcohol: 13.5,
    size_ml: 1500,
    pairing: ['meat', 'cheese'],
    serve_c: [16, 18],
    ageing: { months: 14, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 0.8,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [3600], GBP: [3195], CHF: [3650], USD: [4400] },
  stock: { bologna: 0, cantina: 18 },
  weight: 2650,
  maxQuantity: 3,
});
