import type { CatalogueBundle } from '../bundles.ts';

export const mare: CatalogueBundle = {
  code: 'BUNDLE-MARE',
  picture: 'bundle-mare',
  parts: [
    { code: 'VERMENTINO-750', quantity: 1 },
    { code: 'GRILLO-750', quantity: 1 },
    { code: 'ETNA-ROSATO-750', quantity: 1 },
  ],
  text: {
    it: {
      name: 'Cassetta Mare',
      summary: 'Tre isole di vento per una tavola di pesce.',
      story:
        'Il Vermentino di Gallura, il Grillo delle saline, il rosato dell’Etna: tre vini che hanno visto il mare ogni giorno. Il pesce lo porti tu.',
    },
    en: {
      name: 'Sea Box',
      summary: 'Three windswept wines for a table of fish.',
      story:
        'Vermentino from Gallura, Grillo from the salt pans, the rosé of Etna: three wines that have seen the sea every day. You bring the fish.',
    },
    de: {
      name: 'Kiste Meer',
      summary: 'Drei Weine voller Wind für einen Tisch mit Fisch.',
      story:
        'Vermentino aus der Gallura, Grillo von den Salinen, der Rosé vom Ätna: drei Weine, die jeden Tag das Meer gesehen haben. Den Fisch bringen Sie mit.',
    },
    es: {
      name: 'Caja Mar',
      summary: 'Tres vinos de viento para una mesa de pescado.',
      story:
        'El Vermentino de Gallura, el Grillo de las salinas, el rosado del Etna: tres vinos que han visto el mar todos los días. El pescado lo pones tú.',
    },
    fr: {
      name: 'Coffret Mer',
      summary: 'Trois vins de vent pour une table de poissons.',
      story:
        'Le Vermentino de Gallura, le Grillo des salines, le rosé de l’Etna : trois vins qui ont vu la mer chaque jour. Le poisson, c’est vous qui l’apportez.',
    },
  },
  prices: { EUR: [4190, 4570], GBP: [3695, 4020], CHF: [4290, 4690], USD: [4990, 5530] },
};
