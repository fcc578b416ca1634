import { sku } from '../../sku.ts';

export const fiano750 = sku({
  code: 'FIANO-750',
  kind: 'wine',
  picture: 'fiano-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Fiano di Avellino 2022',
      summary: 'Nocciola, miele d’acacia, fumo leggero.',
      story:
        'I noccioleti intorno alla torre lasciano il segno: il Fiano profuma di nocciola tostata, miele d’acacia, un fumo leggero. È un bianco che invecchia con grazia, e già adesso ha molto da dire.',
    },
    en: {
      name: 'Fiano di Avellino 2022',
      summary: 'Hazelnut, acacia honey, a wisp of smoke.',
      story:
        'The hazel groves around the tower leave their mark: Fiano smells of toasted hazelnut, acacia honey and a wisp of smoke. A white that ages gracefully and already has plenty to say.',
    },
    de: {
      name: 'Fiano di Avellino 2022',
      summary: 'Haselnuss, Akazienhonig, ein Hauch Rauch.',
      story:
        'Die Haselhaine rund um den Turm hinterlassen ihre Spur: Der Fiano duftet nach gerösteter Haselnuss, Akazienhonig und einem Hauch Rauch. Ein Weißwein, der mit Anmut reift und schon heute viel zu erzählen hat.',
    },
    es: {
      name: 'Fiano di Avellino 2022',
      summary: 'Avellana, miel de acacia, humo ligero.',
      story:
        'Los avellanares que rodean la torre dejan huella: el Fiano huele a avellana tostada, miel de acacia y un humo ligero. Un blanco que envejece con gracia y que ya tiene mucho que decir.',
    },
    fr: {
      name: 'Fiano di Avellino 2022',
      summary: 'Noisette, miel d’acacia, légère fumée.',
      story:
        'Les noisetiers autour de la tour laissent leur empreinte : le Fiano sent la noisette grillée, le miel d’acacia, une légère fumée. Un blanc qui vieillit avec grâce et qui a déjà beaucoup à dire.',
    },
  },
  facts: {
    producer: 'Torre Saracinella',
    region: 'campania',
    grape: 'fiano',
    vintage: 2022,
    alcohol: 13,
    size_ml: 750,
    pairing: ['fish', 'poultry', 'cheese'],
    serve_c: [10, 12],
    ageing: { months: 9, vessel: 'steel' },
    closure: 'cork',
    sugar_g_l: 1.7,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [1690], CHF: [1750], USD: [1990] },
  stock: { bologna: 34, cantina: 60 },
  weight: 1380,
});
