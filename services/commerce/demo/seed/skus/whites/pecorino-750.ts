import { sku } from '../../sku.ts';

export const pecorino750 = sku({
  code: 'PECORINO-750',
  kind: 'wine',
  picture: 'pecorino-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Abruzzo Pecorino 2023',
      summary: 'Cedro, salvia, freschezza di transumanza.',
      story:
        'È un’uva, non un formaggio: i pastori la piluccavano salendo verso i pascoli, e il nome è rimasto. Cedro, salvia, un’acidità che mette in moto l’appetito.',
    },
    en: {
      name: 'Abruzzo Pecorino 2023',
      summary: 'Citron, sage, the freshness of high pastures.',
      story:
        'It is a grape, not a cheese: shepherds picked at it on their way up to the pastures, and the name stuck. Citron, sage, an acidity that gets the appetite going.',
    },
    de: {
      name: 'Abruzzo Pecorino 2023',
      summary: 'Zedratzitrone, Salbei, die Frische der Almen.',
      story:
        'Eine Traube, kein Käse: Die Hirten naschten davon auf dem Weg zu den Weiden, und der Name blieb. Zedratzitrone, Salbei, eine Säure, die den Appetit in Gang setzt.',
    },
    es: {
      name: 'Abruzzo Pecorino 2023',
      summary: 'Cidra, salvia, frescura de trashumancia.',
      story:
        'Es una uva, no un queso: los pastores la picoteaban camino de los pastos y el nombre se quedó. Cidra, salvia, una acidez que pone en marcha el apetito.',
    },
    fr: {
      name: 'Abruzzo Pecorino 2023',
      summary: 'Cédrat, sauge, fraîcheur de transhumance.',
      story:
        'C’est un raisin, pas un fromage : les bergers le grappillaient en montant aux pâturages, et le nom est resté. Cédrat, sauge, une acidité qui met l’appétit en route.',
    },
  },
  facts: {
    producer: 'Casale Ventrina',
    region: 'abruzzo',
    grape: 'pecorino',
    vintage: 2023,
    alcohol: 13,
    size_ml: 750,
    pairing: ['fish', 'cheese', 'vegetables'],
    serve_c: [8, 10],
    ageing: { months: 5, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 2,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1250], GBP: [1095], CHF: [1290], USD: [1490] },
  stock: { bologna: 74, cantina: 120 },
  weight: 1380,
  isNew: true,
});
