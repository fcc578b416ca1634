import type { CatalogueBundle } from '../bundles.ts';

export const dolceSera: CatalogueBundle = {
  code: 'BUNDLE-DOLCE-SERA',
  picture: 'bundle-dolce-sera',
  parts: [
    { code: 'VIN-SANTO-375', quantity: 1 },
    { code: 'PASSITO-ZIBIBBO-500', quantity: 1 },
    { code: 'RECIOTO-SOAVE-500', quantity: 1 },
  ],
  text: {
    it: {
      name: 'Cassetta Dolce Sera',
      summary: 'Tre passiti per quando la tavola si svuota.',
      story:
        'Toscana, Sicilia, Veneto: tre modi di far appassire l’uva e il tempo. Bastano bicchieri piccoli, qualche biscotto e qualcuno che resti.',
    },
    en: {
      name: 'Sweet Evening Box',
      summary: 'Three dessert wines for when the table empties.',
      story:
        'Tuscany, Sicily, Veneto: three ways of letting grapes, and time, dry slowly. All it takes is small glasses, a few biscuits and someone who stays.',
    },
    de: {
      name: 'Kiste Süßer Abend',
      summary: 'Drei Süßweine, wenn der Tisch sich leert.',
      story:
        'Toskana, Sizilien, Venetien: drei Arten, Trauben und Zeit trocknen zu lassen. Es genügen kleine Gläser, etwas Gebäck und jemand, der bleibt.',
    },
    es: {
      name: 'Caja Dulce Velada',
      summary: 'Tres vinos dulces para cuando la mesa se vacía.',
      story:
        'Toscana, Sicilia, Véneto: tres maneras de dejar secar la uva y el tiempo. Bastan copas pequeñas, unas galletas y alguien que se quede.',
    },
    fr: {
      name: 'Coffret Douce Soirée',
      summary: 'Trois vins doux pour quand la table se vide.',
      story:
        'Toscane, Sicile, Vénétie : trois façons de laisser sécher le raisin et le temps. Il suffit de petits verres, de quelques biscuits et de quelqu’un qui reste.',
    },
  },
  prices: { EUR: [7190, 7900], GBP: [6350, 6985], CHF: [7290, 8050], USD: [8590, 9440] },
};
