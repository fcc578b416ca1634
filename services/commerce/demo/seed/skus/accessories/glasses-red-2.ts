import { sku } from '../../sku.ts';

export const glassesRed2 = sku({
  code: 'GLASSES-RED-2',
  kind: 'accessory',
  picture: 'glasses-red-2',
  categories: ['accessories', 'gifts'],
  text: {
    it: {
      name: 'Due calici da vino rosso',
      summary: 'Soffiati a bocca, sottili quanto basta.',
      story:
        'Un calice ampio, dal bordo sottile, che lascia respirare i rossi e sta bene in mano. Soffiati a bocca, vanno comunque in lavastoviglie se li trattate con garbo.',
    },
    en: {
      name: 'Two red-wine glasses',
      summary: 'Mouth-blown, as thin as they should be.',
      story:
        'A generous bowl with a fine rim that lets red wine breathe and sits well in the hand. Mouth-blown, yet dishwasher-safe if you treat them kindly.',
    },
    de: {
      name: 'Zwei Rotweingläser',
      summary: 'Mundgeblasen, so dünn wie nötig.',
      story:
        'Ein weiter Kelch mit feinem Rand, der Rotwein atmen lässt und gut in der Hand liegt. Mundgeblasen und dennoch spülmaschinenfest, wenn man sie behutsam behandelt.',
    },
    es: {
      name: 'Dos copas de vino tinto',
      summary: 'Sopladas a boca, tan finas como conviene.',
      story:
        'Una copa amplia, de borde fino, que deja respirar los tintos y se sostiene bien. Sopladas a boca, admiten el lavavajillas si se las trata con cuidado.',
    },
    fr: {
      name: 'Deux verres à vin rouge',
      summary: 'Soufflés à la bouche, fins juste ce qu’il faut.',
      story:
        'Un calice ample, au bord fin, qui laisse respirer les rouges et tient bien en main. Soufflés à la bouche, ils passent pourtant au lave-vaisselle si on les traite avec égard.',
    },
  },
  facts: {
    producer: 'Vetreria Sanlazzo',
    region: 'veneto',
    material: 'crystal-glass',
    care: 'by-hand',
  },
  prices: { EUR: [3600], GBP: [3150], CHF: [3600], USD: [4200] },
  stock: { bologna: 24, cantina: 60 },
  weight: 620,
});
