import { sku } from '../../sku.ts';

export const decanter1500 = sku({
  code: 'DECANTER-1500',
  kind: 'accessory',
  picture: 'decanter-1500',
  categories: ['accessories', 'gifts', 'offers'],
  text: {
    it: {
      name: 'Decanter a base larga',
      summary: 'Aria per i rossi che hanno aspettato.',
      story:
        'La base larga dà al vino tutta l’aria che chiede, il collo lungo la misura per versarlo. Per un Barolo, un’ora; per un Taurasi, anche due.',
    },
    en: {
      name: 'Wide-based decanter',
      summary: 'Air for reds that have been waiting.',
      story:
        'The wide base gives wine all the air it asks for, the long neck the measure to pour it. An hour for a Barolo; for a Taurasi, even two.',
    },
    de: {
      name: 'Dekanter mit breitem Boden',
      summary: 'Luft für Rotweine, die gewartet haben.',
      story:
        'Der breite Boden gibt dem Wein alle Luft, die er verlangt, der lange Hals das Maß beim Einschenken. Für einen Barolo eine Stunde, für einen Taurasi auch zwei.',
    },
    es: {
      name: 'Decantador de base ancha',
      summary: 'Aire para los tintos que han esperado.',
      story:
        'La base ancha da al vino todo el aire que pide; el cuello largo, la medida para servirlo. Para un Barolo, una hora; para un Taurasi, incluso dos.',
    },
    fr: {
      name: 'Carafe à décanter à base large',
      summary: 'De l’air pour les rouges qui ont attendu.',
      story:
        'La base large donne au vin tout l’air qu’il demande, le long col la mesure pour le verser. Pour un Barolo, une heure ; pour un Taurasi, deux s’il le faut.',
    },
  },
  facts: {
    producer: 'Vetreria Sanlazzo',
    region: 'veneto',
    size_ml: 1500,
    material: 'crystal-glass',
    care: 'by-hand',
  },
  prices: { EUR: [4900, 5900], GBP: [4300, 5200], CHF: [4900, 5900], USD: [5900, 6900] },
  // Reduced before for a week, so its lowest price is below the compare-at price.
  formerPrices: {
    EUR: [
      [120, 5900],
      [25, 5500],
      [18, 5900],
    ],
    USD: [
      [120, 6900],
      [25, 6500],
      [18, 6900],
    ],
  },
  stock: { bologna: 4, cantina: 12 },
  weight: 980,
  maxQuantity: 4,
});
