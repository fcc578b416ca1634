import { sku } from '../../sku.ts';

export const verdicchio750 = sku({
  code: 'VERDICCHIO-750',
  kind: 'wine',
  picture: 'verdicchio-750',
  categories: ['wine', 'white'],
  text: {
    it: {
      name: 'Verdicchio di Matelica 2023',
      summary: 'Mandorla verde, anice, freschezza di valle.',
      story:
        'Matelica è una valle che non vede il mare: notti fresche, maturazioni lente, un Verdicchio più serio del solito. Mandorla verde, anice, scorza di limone. Migliora con due anni di pazienza, ma nessuno li aspetta.',
    },
    en: {
      name: 'Verdicchio di Matelica 2023',
      summary: 'Green almond, aniseed, valley freshness.',
      story:
        'Matelica is a valley with no view of the sea: cool nights, slow ripening, a Verdicchio more serious than most. Green almond, aniseed, lemon zest. Two years of patience would improve it, though nobody ever waits.',
    },
    de: {
      name: 'Verdicchio di Matelica 2023',
      summary: 'Grüne Mandel, Anis, die Frische des Tals.',
      story:
        'Matelica ist ein Tal ohne Blick aufs Meer: kühle Nächte, langsame Reife, ein ernsthafterer Verdicchio als üblich. Grüne Mandel, Anis, Zitronenschale. Zwei Jahre Geduld täten ihm gut, doch niemand wartet so lange.',
    },
    es: {
      name: 'Verdicchio di Matelica 2023',
      summary: 'Almendra verde, anís, frescura de valle.',
      story:
        'Matelica es un valle que no ve el mar: noches frescas, maduración lenta, una Verdicchio más seria de lo habitual. Almendra verde, anís, piel de limón. Mejora con dos años de paciencia, pero nadie espera tanto.',
    },
    fr: {
      name: 'Verdicchio di Matelica 2023',
      summary: 'Amande verte, anis, fraîcheur de vallée.',
      story:
        'Matelica est une vallée qui ne voit pas la mer : nuits fraîches, maturité lente, un Verdicchio plus sérieux que de coutume. Amande verte, anis, zeste de citron. Deux ans de patience lui font du bien, mais personne n’attend.',
    },
  },
  facts: {
    producer: 'Colle Rondinaia',
    region: 'marche',
    grape: 'verdicchio',
    vintage: 2023,
    alcohol: 13,
    size_ml: 750,
    pairing: ['fish', 'vegetables', 'poultry'],
    serve_c: [10, 12],
    ageing: { months: 9, vessel: 'concrete' },
    closure: 'technical-cork',
    sugar_g_l: 1.8,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Calice delle Colline', year: 2024, medal: 'gold' }],
  },
  prices: { EUR: [1250], GBP: [1095], CHF: [1290], USD: [1490] },
  stock: { bologna: 96, cantina: 160 },
  weight: 1380,
});
