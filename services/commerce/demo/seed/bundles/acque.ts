import type { CatalogueBundle } from '../bundles.ts';

export const acque: CatalogueBundle = {
  code: 'BUNDLE-ACQUE',
  picture: 'bundle-acque',
  parts: [
    { code: 'ACQUA-NIVALE-STILL-750', quantity: 2 },
    { code: 'ACQUA-TUFARA-750', quantity: 2 },
    { code: 'ACQUA-LUMIA-STILL-1000', quantity: 2 },
  ],
  text: {
    it: {
      name: 'Cassetta Tre Sorgenti',
      summary: 'Sei bottiglie, tre montagne da confrontare.',
      story:
        'Due bottiglie per sorgente: neve alpina, calcare appenninico, cratere della Tuscia. Si comincia dalla più leggera e si scopre che anche l’acqua ha un carattere.',
    },
    en: {
      name: 'Three Springs Box',
      summary: 'Six bottles, three mountains to compare.',
      story:
        'Two bottles from each spring: alpine snow, Apennine limestone, a crater in Tuscia. Begin with the lightest and discover that water, too, has character.',
    },
    de: {
      name: 'Kiste Drei Quellen',
      summary: 'Sechs Flaschen, drei Berge zum Vergleichen.',
      story:
        'Zwei Flaschen je Quelle: Alpenschnee, Kalk des Apennins, ein Krater der Tuscia. Man beginnt mit dem leichtesten und entdeckt, dass auch Wasser Charakter hat.',
    },
    es: {
      name: 'Caja Tres Manantiales',
      summary: 'Seis botellas, tres montañas para comparar.',
      story:
        'Dos botellas por manantial: nieve alpina, caliza de los Apeninos, cráter de la Tuscia. Se empieza por la más ligera y se descubre que también el agua tiene carácter.',
    },
    fr: {
      name: 'Coffret Trois Sources',
      summary: 'Six bouteilles, trois montagnes à comparer.',
      story:
        'Deux bouteilles par source : neige alpine, calcaire des Apennins, cratère de la Tuscia. On commence par la plus légère et l’on découvre que l’eau aussi a du caractère.',
    },
  },
  prices: { EUR: [1250, 1400], GBP: [1095, 1250], CHF: [1390, 1560], USD: [1650, 1840] },
};
