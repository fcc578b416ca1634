import { sku } from '../../sku.ts';

export const brunelloMontalcino750 = sku({
  code: 'BRUNELLO-MONTALCINO-750',
  kind: 'wine',
  picture: 'brunello-montalcino-750',
  categories: ['wine', 'red', 'gifts'],
  text: {
    it: {
      name: 'Brunello di Montalcino 2018',
      summary: 'Sangiovese intero, lento, luminoso.',
      story:
        'Cinque anni tra botte e bottiglia prima di uscire di casa. Amarena, cuoio, erbe secche e un’acidità che illumina tutto: un vino da aprire quando non aspettate nessun altro.',
    },
    en: {
      name: 'Brunello di Montalcino 2018',
      summary: 'Sangiovese whole, slow and luminous.',
      story:
        'Five years between cask and bottle before it leaves home. Sour cherry, leather, dried herbs and an acidity that lights it all up: a wine to open when you are expecting no one else.',
    },
    de: {
      name: 'Brunello di Montalcino 2018',
      summary: 'Sangiovese, ganz, langsam, leuchtend.',
      story:
        'Fünf Jahre in Fass und Flasche, bevor er das Haus verlässt. Sauerkirsche, Leder, getrocknete Kräuter und eine Säure, die alles erhellt: ein Wein für den Abend, an dem man sonst niemanden erwartet.',
    },
    es: {
      name: 'Brunello di Montalcino 2018',
      summary: 'Sangiovese entera, lenta, luminosa.',
      story:
        'Cinco años entre tonel y botella antes de salir de casa. Guinda, cuero, hierbas secas y una acidez que lo ilumina todo: un vino para abrir cuando no se espera a nadie más.',
    },
    fr: {
      name: 'Brunello di Montalcino 2018',
      summary: 'Un Sangiovese entier, lent, lumineux.',
      story:
        'Cinq ans entre foudre et bouteille avant de quitter la maison. Griotte, cuir, herbes sèches et une acidité qui éclaire l’ensemble : un vin à ouvrir quand on n’attend plus personne.',
    },
  },
  facts: {
    producer: 'Podere Sassofiore',
    region: 'toscana',
    grape: 'sangiovese',
    vintage: 2018,
    alcohol: 14.5,
    size_ml: 750,
    pairing: ['meat', 'game', 'cheese'],
    serve_c: [17, 19],
    ageing: { months: 36, vessel: 'slavonian-oak' },
    closure: 'cork',
    sugar_g_l: 0.5,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Guida delle Cantine', year: 2024, medal: 'gold' }],
  },
  prices: { EUR: [4500], GBP: [3950], CHF: [4500], USD: [5400] },
  stock: { bologna: 9, cantina: 24 },
  weight: 1380,
  maxQuantity: 6,
});
