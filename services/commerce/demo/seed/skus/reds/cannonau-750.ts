import { sku } from '../../sku.ts';

export const cannonau750 = sku({
  code: 'CANNONAU-750',
  kind: 'wine',
  picture: 'cannonau-750',
  categories: ['wine', 'red'],
  text: {
    it: {
      name: 'Cannonau di Sardegna 2021',
      summary: 'Mirto, ciliegia sotto spirito, granito.',
      story:
        'Sul granito della Gallura il maestrale asciuga i grappoli e concentra il resto. Mirto, ciliegia sotto spirito, una calda asprezza di erbe. Chiede pecorino stagionato e nessuna fretta.',
    },
    en: {
      name: 'Cannonau di Sardegna 2021',
      summary: 'Myrtle, brandied cherry, granite.',
      story:
        'On the granite of Gallura the mistral dries the bunches and concentrates what is left. Myrtle, brandied cherry, a warm, herbal bite. It asks for aged pecorino and no hurry at all.',
    },
    de: {
      name: 'Cannonau di Sardegna 2021',
      summary: 'Myrte, Kirsche in Branntwein, Granit.',
      story:
        'Auf dem Granit der Gallura trocknet der Mistral die Trauben und verdichtet, was bleibt. Myrte, eingelegte Kirsche, eine warme Kräuterwürze. Er wünscht sich gereiften Pecorino und keine Eile.',
    },
    es: {
      name: 'Cannonau di Sardegna 2021',
      summary: 'Mirto, cereza al licor, granito.',
      story:
        'Sobre el granito de la Gallura, el mistral seca los racimos y concentra lo que queda. Mirto, cereza al licor, una cálida aspereza de hierbas. Pide pecorino curado y ninguna prisa.',
    },
    fr: {
      name: 'Cannonau di Sardegna 2021',
      summary: 'Myrte, cerise à l’eau-de-vie, granit.',
      story:
        'Sur le granit de la Gallura, le mistral sèche les grappes et concentre ce qui reste. Myrte, cerise à l’eau-de-vie, une chaude âpreté d’herbes. Il demande un pecorino affiné et aucune hâte.',
    },
  },
  facts: {
    producer: 'Stazzu Ventoso',
    region: 'sardegna',
    grape: 'cannonau',
    vintage: 2021,
    alcohol: 14.5,
    size_ml: 750,
    pairing: ['meat', 'cheese'],
    serve_c: [16, 18],
    ageing: { months: 9, vessel: 'concrete' },
    closure: 'cork',
    sugar_g_l: 1.9,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1590], GBP: [1395], CHF: [1650], USD: [1890] },
  stock: { bologna: 0, cantina: 0 },
  weight: 1380,
});
