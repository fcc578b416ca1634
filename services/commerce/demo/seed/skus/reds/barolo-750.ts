import { sku } from '../../sku.ts';

export const barolo750 = sku({
  code: 'BAROLO-750',
  kind: 'wine',
  picture: 'barolo-750',
  categories: ['wine', 'red', 'gifts'],
  text: {
    it: {
      name: 'Barolo Vigna Serra 2019',
      summary: 'Rosa appassita, liquirizia, tannino fine.',
      story:
        'Tre anni di attesa, due dei quali in rovere di Slavonia, per un Nebbiolo che si apre piano: rosa appassita, arancia, liquirizia. Il tannino è fitto ma gentile e il vino crescerà ancora per quindici anni. Stappalo due ore prima.',
    },
    en: {
      name: 'Barolo Vigna Serra 2019',
      summary: 'Dried rose, liquorice, fine-grained tannin.',
      story:
        'Three years of waiting, two of them in Slavonian oak, for a Nebbiolo that opens slowly: dried rose, orange peel, liquorice. The tannin is dense yet gentle, and the wine will keep growing for another fifteen years. Open it two hours ahead.',
    },
    de: {
      name: 'Barolo Vigna Serra 2019',
      summary: 'Getrocknete Rose, Lakritz, feines Tannin.',
      story:
        'Drei Jahre Geduld, zwei davon in slawonischer Eiche, für einen Nebbiolo, der sich langsam öffnet: getrocknete Rose, Orangenschale, Lakritz. Das Tannin ist dicht und doch sanft, der Wein wird noch fünfzehn Jahre gewinnen. Bitte zwei Stunden vorher öffnen.',
    },
    es: {
      name: 'Barolo Vigna Serra 2019',
      summary: 'Rosa seca, regaliz, tanino fino.',
      story:
        'Tres años de espera, dos de ellos en roble de Eslavonia, para un Nebbiolo que se abre despacio: rosa seca, piel de naranja, regaliz. El tanino es denso pero amable y el vino seguirá creciendo otros quince años. Conviene abrirlo dos horas antes.',
    },
    fr: {
      name: 'Barolo Vigna Serra 2019',
      summary: 'Rose séchée, réglisse, tanin fin.',
      story:
        'Trois ans de patience, dont deux en chêne de Slavonie, pour un Nebbiolo qui s’ouvre lentement : rose séchée, zeste d’orange, réglisse. Le tanin est serré mais doux, et le vin grandira encore quinze ans. À ouvrir deux heures avant.',
    },
  },
  facts: {
    producer: 'Cascina Orsarola',
    region: 'piemonte',
    grape: 'nebbiolo',
    vintage: 2019,
    alcohol: 14.5,
    size_ml: 750,
    pairing: ['meat', 'game', 'cheese'],
    serve_c: [16, 18],
    ageing: { months: 24, vessel: 'slavonian-oak' },
    closure: 'cork',
    sugar_g_l: 0.6,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Calice delle Colline', year: 2024, medal: 'gold' }],
  },
  prices: { EUR: [4900], GBP: [4350], CHF: [4900], USD: [5900] },
  stock: { bologna: 4, cantina: 36 },
  weight: 1380,
  maxQuantity: 6,
});
