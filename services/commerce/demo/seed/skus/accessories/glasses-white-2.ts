import { sku } from '../../sku.ts';

export const glassesWhite2 = sku({
  code: 'GLASSES-WHITE-2',
  kind: 'accessory',
  picture: 'glasses-white-2',
  categories: ['accessories', 'gifts'],
  text: {
    it: {
      name: 'Due calici da vino bianco',
      summary: 'Più stretti, perché il fresco resti fresco.',
      story:
        'La coppa è più raccolta di quella dei rossi: tiene il profumo vicino e il vino freddo più a lungo. Soffiati a bocca dalla stessa vetreria.',
    },
    en: {
      name: 'Two white-wine glasses',
      summary: 'Narrower, so that cool stays cool.',
      story:
        'The bowl is more gathered than the one for reds: it keeps the scent close and the wine cool for longer. Mouth-blown by the same glassworks.',
    },
    de: {
      name: 'Zwei Weißweingläser',
      summary: 'Schmaler, damit Kühles kühl bleibt.',
      story:
        'Der Kelch ist schmaler als der für Rotwein: Er hält den Duft beisammen und den Wein länger kühl. Mundgeblasen von derselben Glashütte.',
    },
    es: {
      name: 'Dos copas de vino blanco',
      summary: 'Más estrechas, para que lo fresco siga fresco.',
      story:
        'El cáliz es más recogido que el de los tintos: mantiene cerca el perfume y el vino frío durante más tiempo. Sopladas a boca en la misma vidriería.',
    },
    fr: {
      name: 'Deux verres à vin blanc',
      summary: 'Plus étroits, pour que le frais reste frais.',
      story:
        'Le calice est plus resserré que celui des rouges : il garde le parfum tout près et le vin frais plus longtemps. Soufflés à la bouche par la même verrerie.',
    },
  },
  facts: {
    producer: 'Vetreria Sanlazzo',
    region: 'veneto',
    material: 'crystal-glass',
    care: 'by-hand',
  },
  prices: { EUR: [3200], GBP: [2795], CHF: [3250], USD: [3800] },
  stock: { bologna: 19, cantina: 48 },
  weight: 540,
});
