import { sku } from '../../sku.ts';

export const chiaretto750 = sku({
  code: 'CHIARETTO-750',
  kind: 'wine',
  picture: 'chiaretto-750',
  categories: ['wine', 'rose'],
  text: {
    it: {
      name: 'Chiaretto di Bardolino 2023',
      summary: 'Pompelmo rosa, petalo, luce di lago.',
      story:
        'Poche ore sulle bucce e il colore è quello del lago di Garda verso sera. Pompelmo rosa, fragolina, un finale sapido. L’aperitivo che diventa cena senza che nessuno se ne accorga.',
    },
    en: {
      name: 'Chiaretto di Bardolino 2023',
      summary: 'Pink grapefruit, petals, lakeside light.',
      story:
        'A few hours on the skins, and what is left is Lake Garda in the evening light. Pink grapefruit, wild strawberry, a salty finish. The aperitif that turns into dinner before anyone notices.',
    },
    de: {
      name: 'Chiaretto di Bardolino 2023',
      summary: 'Rosa Grapefruit, Blütenblatt, Licht am See.',
      story:
        'Wenige Stunden auf der Schale, und die Farbe ist die des Gardasees gegen Abend. Rosa Grapefruit, Walderdbeere, ein herzhafter Nachhall. Der Aperitif, aus dem unbemerkt ein Abendessen wird.',
    },
    es: {
      name: 'Chiaretto di Bardolino 2023',
      summary: 'Pomelo rosa, pétalo, luz de lago.',
      story:
        'Unas horas con los hollejos y el color es el del lago de Garda al atardecer. Pomelo rosa, fresa silvestre, un final sabroso. El aperitivo que se convierte en cena sin que nadie lo note.',
    },
    fr: {
      name: 'Chiaretto di Bardolino 2023',
      summary: 'Pamplemousse rose, pétale, lumière de lac.',
      story:
        'Quelques heures sur peaux, et la couleur est celle du lac de Garde vers le soir. Pamplemousse rose, fraise des bois, une finale sapide. L’apéritif qui devient dîner sans que personne s’en aperçoive.',
    },
  },
  facts: {
    producer: 'Corte Garganella',
    region: 'veneto',
    grape: 'corvina',
    vintage: 2023,
    alcohol: 12,
    size_ml: 750,
    pairing: ['appetizers', 'fish', 'pizza'],
    serve_c: [9, 11],
    ageing: { months: 4, vessel: 'steel' },
    closure: 'screw-cap',
    sugar_g_l: 3.4,
    ingredients: ['grapes', 'gum-arabic', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Fiera dei Rosati', year: 2024, medal: 'silver' }],
  },
  prices: { EUR: [1190], GBP: [1050], CHF: [1250], USD: [1390] },
  stock: { bologna: 88, cantina: 120 },
  weight: 1380,
  isNew: true,
});
