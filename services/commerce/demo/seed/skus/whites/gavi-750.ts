import { sku } from '../../sku.ts';

export const gavi750 = sku({
  code: 'GAVI-750',
  kind: 'wine',
  picture: 'gavi-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Gavi 2023',
      summary: 'Mela, fieno, una linea pulita.',
      story:
        'Il Cortese guarda già verso la Liguria: mela bianca, fieno, una scia di pietra bagnata. Lineare e asciutto, fa il suo lavoro accanto a un piatto di acciughe.',
    },
    en: {
      name: 'Gavi 2023',
      summary: 'Apple, hay, a clean line.',
      story:
        'Cortese already has its eyes on Liguria: white apple, hay, a trail of wet stone. Linear and dry, it does its work beside a plate of anchovies.',
    },
    de: {
      name: 'Gavi 2023',
      summary: 'Apfel, Heu, eine klare Linie.',
      story:
        'Der Cortese blickt schon nach Ligurien: weißer Apfel, Heu, eine Spur von nassem Stein. Geradlinig und trocken tut er seine Arbeit neben einem Teller Sardellen.',
    },
    es: {
      name: 'Gavi 2023',
      summary: 'Manzana, heno, una línea limpia.',
      story:
        'La Cortese mira ya hacia Liguria: manzana blanca, heno, una estela de piedra mojada. Lineal y seco, hace su trabajo junto a un plato de anchoas.',
    },
    fr: {
      name: 'Gavi 2023',
      summary: 'Pomme, foin, une ligne nette.',
      story:
        'Le Cortese regarde déjà vers la Ligurie : pomme blanche, foin, un sillage de pierre mouillée. Droit et sec, il fait son travail à côté d’une assiette d’anchois.',
    },
  },
  facts: {
    producer: 'Cascina Orsarola',
    region: 'piemonte',
    grape: 'cortese',
    vintage: 2023,
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['fish', 'appetizers', 'vegetables'],
    serve_c: [8, 10],
    ageing: { months: 5, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 2.3,
    ingredients: ['grapes', 'ascorbic-acid', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1350], GBP: [1195], CHF: [1390], USD: [1650] },
  stock: { bologna: 62, cantina: 100 },
  weight: 1380,
});
