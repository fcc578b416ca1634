import type { CatalogueBundle } from '../bundles.ts';

export const piemonte: CatalogueBundle = {
  code: 'BUNDLE-PIEMONTE',
  picture: 'bundle-piemonte',
  parts: [
    { code: 'BARBERA-ASTI-750', quantity: 1 },
    { code: 'NEBBIOLO-LANGHE-750', quantity: 1 },
    { code: 'MOSCATO-ASTI-750', quantity: 1 },
  ],
  text: {
    it: {
      name: 'Cassetta Piemonte',
      summary: 'Una cena intera da una sola cascina.',
      story:
        'Barbera con gli agnolotti, Nebbiolo con l’arrosto, Moscato con la torta di nocciole: Orsarola apparecchia da sola. A te resta la cucina.',
    },
    en: {
      name: 'Piedmont Box',
      summary: 'A whole dinner from a single farmhouse.',
      story:
        'Barbera with the agnolotti, Nebbiolo with the roast, Moscato with the hazelnut cake: Orsarola lays the table by itself. The cooking is up to you.',
    },
    de: {
      name: 'Kiste Piemont',
      summary: 'Ein ganzes Abendessen von einem Hof.',
      story:
        'Barbera zu den Agnolotti, Nebbiolo zum Braten, Moscato zur Haselnusstorte: Orsarola deckt den Tisch allein. Nur kochen müssen Sie noch selbst.',
    },
    es: {
      name: 'Caja Piamonte',
      summary: 'Una cena entera de una sola casa.',
      story:
        'Barbera con los agnolotti, Nebbiolo con el asado, Moscato con la tarta de avellanas: Orsarola pone la mesa ella sola. A ti te queda la cocina.',
    },
    fr: {
      name: 'Coffret Piémont',
      summary: 'Un dîner entier d’une seule ferme.',
      story:
        'Barbera avec les agnolotti, Nebbiolo avec le rôti, Moscato avec le gâteau aux noisettes : Orsarola met la table toute seule. Il ne vous reste que la cuisine.',
    },
  },
  prices: { EUR: [4190, 4570], GBP: [3695, 4050], CHF: [4290, 4690], USD: [4990, 5490] },
};
