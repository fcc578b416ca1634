import { sku } from '../../sku.ts';

export const chiantiClassico750 = sku({
  code: 'CHIANTI-CLASSICO-750',
  kind: 'wine',
  picture: 'chianti-classico-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Chianti Classico 2021',
      summary: 'Sangiovese di collina, ciliegia e macchia.',
      story:
        'A 450 metri il Sangiovese matura tardi e conserva la sua voce: ciliegia, erbe di macchia, un filo di tabacco. Fermenta in cemento e riposa in botte quanto basta. Il rosso di tutti i giorni, quando i giorni sono buoni.',
    },
    en: {
      name: 'Chianti Classico 2021',
      summary: 'Hillside Sangiovese, cherry and wild herbs.',
      story:
        'At 450 m Sangiovese ripens late and keeps its voice: cherry, wild herbs, a thread of tobacco. It ferments in concrete and rests in cask for just as long as it needs. An everyday red for the better sort of day.',
    },
    de: {
      name: 'Chianti Classico 2021',
      summary: 'Sangiovese vom Hang, Kirsche und Macchia.',
      story:
        'Auf 450 Metern reift der Sangiovese spät und behält seine Stimme: Kirsche, Kräuter der Macchia, ein Hauch Tabak. Er gärt im Beton und ruht im Holz, so lange es eben braucht. Ein Roter für jeden Tag, wenn die Tage gut sind.',
    },
    es: {
      name: 'Chianti Classico 2021',
      summary: 'Sangiovese de colina, cereza y monte bajo.',
      story:
        'A 450 metros la Sangiovese madura tarde y conserva su voz: cereza, hierbas de monte, un hilo de tabaco. Fermenta en hormigón y descansa en tonel lo justo. Un tinto de diario para los días buenos.',
    },
    fr: {
      name: 'Chianti Classico 2021',
      summary: 'Sangiovese de coteau, cerise et maquis.',
      story:
        'À 450 mètres, le Sangiovese mûrit tard et garde sa voix : cerise, herbes du maquis, un fil de tabac. Il fermente en cuve béton et repose en foudre juste ce qu’il faut. Un rouge de tous les jours, quand les jours sont beaux.',
    },
  },
  facts: {
    producer: 'Podere Sassofiore',
    region: 'toscana',
    grape: 'sangiovese',
    vintage: 2021,
    alcohol: 13.5,
    size_ml: 750,
    pairing: ['meat', 'pasta', 'cheese'],
    serve_c: [16, 18],
    ageing: { months: 12, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 0.9,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Guida delle Cantine', year: 2023, medal: 'bronze' }],
  },
  prices: { EUR: [1690], GBP: [1495], CHF: [1750], USD: [1990] },
  stock: { bologna: 120, cantina: 180 },
  weight: 1380,
});
