import { sku } from '../../sku.ts';

export const negroamaroRosato750 = sku({
  code: 'NEGROAMARO-ROSATO-750',
  kind: 'wine',
  picture: 'negroamaro-rosato-750',
  categories: ['wine', 'rose', 'offers'],
  text: {
    it: {
      name: 'Salento Rosato 2023',
      summary: 'Melograno, timo, una vena di sale.',
      story:
        'Il Negroamaro raccolto presto la mattina e pressato con mano leggera. Melograno, timo, una vena di sale che chiama un altro sorso. Freddo, ma non gelato.',
    },
    en: {
      name: 'Salento Rosato 2023',
      summary: 'Pomegranate, thyme, a vein of salt.',
      story:
        'Negroamaro picked early in the morning and pressed with a light hand. Pomegranate, thyme, a vein of salt that asks for another sip. Serve it cold, but not icy.',
    },
    de: {
      name: 'Salento Rosato 2023',
      summary: 'Granatapfel, Thymian, eine Ader Salz.',
      story:
        'Negroamaro, früh am Morgen gelesen und mit leichter Hand gepresst. Granatapfel, Thymian und eine Ader Salz, die nach dem nächsten Schluck verlangt. Kalt servieren, aber nicht eisig.',
    },
    es: {
      name: 'Salento Rosato 2023',
      summary: 'Granada, tomillo, una veta de sal.',
      story:
        'Negroamaro vendimiada de madrugada y prensada con mano ligera. Granada, tomillo, una veta de sal que pide otro sorbo. Frío, pero no helado.',
    },
    fr: {
      name: 'Salento Rosato 2023',
      summary: 'Grenade, thym, une veine de sel.',
      story:
        'Du Negroamaro cueilli tôt le matin et pressé d’une main légère. Grenade, thym, une veine de sel qui appelle une autre gorgée. Frais, mais pas glacé.',
    },
  },
  facts: {
    producer: 'Masseria Lumenera',
    region: 'puglia',
    grape: 'negroamaro',
    vintage: 2023,
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['shellfish', 'vegetables', 'pizza'],
    serve_c: [10, 12],
    ageing: { months: 4, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 3.8,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Fiera dei Rosati', year: 2023, medal: 'bronze' }],
  },
  prices: { EUR: [990, 1190], GBP: [895, 1050], CHF: [1050, 1250], USD: [1190, 1390] },
  stock: { bologna: 64, cantina: 180 },
  weight: 1380,
});
