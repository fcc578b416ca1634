import type { CatalogueBundle } from '../bundles.ts';

export const grandiRossi: CatalogueBundle = {
  code: 'BUNDLE-GRANDI-ROSSI',
  picture: 'bundle-grandi-rossi',
  parts: [
    { code: 'BAROLO-750', quantity: 1 },
    { code: 'CHIANTI-CLASSICO-750', quantity: 1 },
    { code: 'TAURASI-750', quantity: 1 },
  ],
  text: {
    it: {
      name: 'Cassetta Grandi Rossi',
      summary: 'Tre rossi, tre Italie, un inverno.',
      story:
        'Nebbiolo dal Nord, Sangiovese dal Centro, Aglianico dal Sud: tre modi di aspettare il freddo. Da regalare a chi ha una buona poltrona, o da tenere.',
    },
    en: {
      name: 'Great Reds Box',
      summary: 'Three reds, three Italys, one winter.',
      story:
        'Nebbiolo from the north, Sangiovese from the middle, Aglianico from the south: three ways of waiting for the cold. For someone with a good armchair, or to keep.',
    },
    de: {
      name: 'Kiste Große Rote',
      summary: 'Drei Rotweine, drei Italien, ein Winter.',
      story:
        'Nebbiolo aus dem Norden, Sangiovese aus der Mitte, Aglianico aus dem Süden: drei Arten, auf die Kälte zu warten. Für jemanden mit einem guten Sessel, oder zum Behalten.',
    },
    es: {
      name: 'Caja Grandes Tintos',
      summary: 'Tres tintos, tres Italias, un invierno.',
      story:
        'Nebbiolo del norte, Sangiovese del centro, Aglianico del sur: tres maneras de esperar el frío. Para regalar a quien tenga un buen sillón, o para quedársela.',
    },
    fr: {
      name: 'Coffret Grands Rouges',
      summary: 'Trois rouges, trois Italies, un hiver.',
      story:
        'Nebbiolo du Nord, Sangiovese du Centre, Aglianico du Sud : trois façons d’attendre le froid. À offrir à qui possède un bon fauteuil, ou à garder.',
    },
  },
  prices: { EUR: [8900, 9990], GBP: [7950, 8840], CHF: [8990, 10100] },
};
