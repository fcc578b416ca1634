import { sku } from '../../sku.ts';

export const carafeWater1000 = sku({
  code: 'CARAFE-WATER-1000',
  kind: 'accessory',
  picture: 'carafe-water-1000',
  categories: ['accessories'],
  text: {
    it: {
      name: 'Caraffa da tavola per l’acqua',
      summary: 'Un litro d’acqua, ben vestito.',
      story:
        'Vetro soffiato, una vita stretta per la mano, un litro esatto. L’acqua resta acqua, ma la tavola se ne accorge.',
    },
    en: {
      name: 'Table carafe for water',
      summary: 'Water, well dressed.',
      story:
        'Blown glass, a narrow waist for the hand, 1 L exactly. Water is still water, but the table notices.',
    },
    de: {
      name: 'Tischkaraffe für Wasser',
      summary: 'Ein Liter Wasser, gut gekleidet.',
      story:
        'Geblasenes Glas, eine schmale Taille für die Hand, genau ein Liter. Wasser bleibt Wasser, doch der Tisch merkt den Unterschied.',
    },
    es: {
      name: 'Jarra de mesa para agua',
      summary: 'Un litro de agua, bien vestido.',
      story:
        'Vidrio soplado, una cintura estrecha para la mano, un litro exacto. El agua sigue siendo agua, pero la mesa lo nota.',
    },
    fr: {
      name: 'Carafe de table pour eau',
      summary: 'Un litre d’eau, bien habillé.',
      story:
        'Du verre soufflé, une taille étroite pour la main, un litre exactement. L’eau reste de l’eau, mais la table le remarque.',
    },
  },
  facts: {
    producer: 'Vetreria Sanlazzo',
    region: 'veneto',
    size_ml: 1000,
    material: 'glass',
    care: 'dishwasher',
  },
  prices: { EUR: [2200], GBP: [1950], CHF: [2250], USD: [2600] },
  stock: { bologna: 31, cantina: 40 },
  weight: 760,
  isNew: true,
});
