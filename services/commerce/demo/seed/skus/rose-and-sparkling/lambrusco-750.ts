import { sku } from '../../sku.ts';

export const lambrusco750 = sku({
  code: 'LAMBRUSCO-750',
  kind: 'wine',
  picture: 'lambrusco-750',
  categories: ['wine', 'sparkling', 'red'],
  text: {
    it: {
      name: 'Lambrusco di Sorbara 2023',
      summary: 'Fragola, lampone, schiuma e allegria.',
      story:
        'Rosso chiaro, spuma viva, acidità che pulisce la bocca: il Sorbara è il più fine dei Lambruschi. Con il gnocco fritto e la mortadella fa quello che deve fare. Non chiedetegli di stare serio.',
    },
    en: {
      name: 'Lambrusco di Sorbara 2023',
      summary: 'Strawberry, raspberry, froth and good cheer.',
      story:
        'Pale red, a lively mousse and an acidity that clears the palate: Sorbara is the most refined of the Lambruscos. With fried gnocco and mortadella it does exactly what it should. Do not ask it to keep a straight face.',
    },
    de: {
      name: 'Lambrusco di Sorbara 2023',
      summary: 'Erdbeere, Himbeere, Schaum und gute Laune.',
      story:
        'Helles Rot, lebhafter Schaum, eine Säure, die den Gaumen klärt: Der Sorbara ist der feinste unter den Lambruscos. Zu Gnocco fritto und Mortadella tut er genau, was er soll. Ernst bleiben kann er nicht.',
    },
    es: {
      name: 'Lambrusco di Sorbara 2023',
      summary: 'Fresa, frambuesa, espuma y alegría.',
      story:
        'Tinto claro, espuma viva, una acidez que limpia la boca: el Sorbara es el más fino de los Lambruscos. Con gnocco frito y mortadela hace lo que tiene que hacer. No le pida que se ponga serio.',
    },
    fr: {
      name: 'Lambrusco di Sorbara 2023',
      summary: 'Fraise, framboise, mousse et bonne humeur.',
      story:
        'Rouge clair, mousse vive, une acidité qui nettoie le palais : le Sorbara est le plus fin des Lambruscos. Avec le gnocco fritto et la mortadelle, il fait ce qu’il doit faire. Ne lui demandez pas de rester sérieux.',
    },
  },
  facts: {
    producer: 'Corte Gramolza',
    region: 'emilia-romagna',
    grape: 'lambrusco',
    vintage: 2023,
    alcohol: 11,
    size_ml: 750,
    pairing: ['appetizers', 'pizza', 'pasta'],
    sparkling: true,
    serve_c: [10, 12],
    ageing: { months: 3, vessel: 'pressure-tank' },
    closure: 'sparkling-cork',
    sugar_g_l: 8.9,
    ingredients: ['grapes', 'concentrated-must', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1090], GBP: [975], CHF: [1150], USD: [1290] },
  stock: { bologna: 2, cantina: 80 },
  weight: 1380,
});
