import { sku } from '../../sku.ts';

export const amarone750 = sku({
  code: 'AMARONE-750',
  kind: 'wine',
  picture: 'amarone-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Amarone della Valpolicella 2018',
      summary: 'Uva passa, spezie, calore senza peso.',
      story:
        'I grappoli riposano cento giorni nel fruttaio, finché resta solo l’essenziale. Ciliegia sotto spirito, tabacco, cacao: un grande vino da fine cena, con un pezzo di formaggio e il fuoco basso.',
    },
    en: {
      name: 'Amarone della Valpolicella 2018',
      summary: 'Raisins, spice, warmth without weight.',
      story:
        'The bunches rest for a hundred days in the drying loft, until only the essential is left. Brandied cherry, tobacco, cocoa: a great wine for the end of dinner, with a piece of cheese and the fire burning low.',
    },
    de: {
      name: 'Amarone della Valpolicella 2018',
      summary: 'Rosinen, Gewürz, Wärme ohne Schwere.',
      story:
        'Hundert Tage ruhen die Trauben auf dem Trockenboden, bis nur das Wesentliche bleibt. Eingelegte Kirsche, Tabak, Kakao: ein großer Wein für das Ende des Essens, mit einem Stück Käse und kleinem Feuer.',
    },
    es: {
      name: 'Amarone della Valpolicella 2018',
      summary: 'Pasas, especias, calor sin peso.',
      story:
        'Los racimos descansan cien días en el secadero, hasta que solo queda lo esencial. Cereza al licor, tabaco, cacao: un gran vino de sobremesa, con un trozo de queso y el fuego bajo.',
    },
    fr: {
      name: 'Amarone della Valpolicella 2018',
      summary: 'Raisins secs, épices, chaleur sans lourdeur.',
      story:
        'Les grappes reposent cent jours au séchoir, jusqu’à ne garder que l’essentiel. Cerise à l’eau-de-vie, tabac, cacao : un grand vin de fin de repas, avec un morceau de fromage et un feu qui couve.',
    },
  },
  facts: {
    producer: 'Tenuta Valmorata',
    region: 'veneto',
    grape: 'corvina',
    vintage: 2018,
    alcohol: 15.5,
    size_ml: 750,
    pairing: ['game', 'cheese', 'meat'],
    serve_c: [18, 20],
    ageing: { months: 36, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 5.8,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [
      { name: 'Calice delle Colline', year: 2023, medal: 'gold' },
      { name: 'Guida delle Cantine', year: 2024, medal: 'silver' },
    ],
  },
  prices: { EUR: [4200], GBP: [3695], CHF: [4250], USD: [4990] },
  stock: { bologna: 3, cantina: 0 },
  weight: 1380,
  maxQuantity: 6,
});
