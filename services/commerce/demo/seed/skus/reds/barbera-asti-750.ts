import { sku } from '../../sku.ts';

export const barberaAsti750 = sku({
  code: 'BARBERA-ASTI-750',
  kind: 'wine',
  picture: 'barbera-asti-750',
  categories: ['wine', 'red', 'offers'],
  text: {
    it: {
      name: 'Barbera d’Asti Superiore 2022',
      summary: 'Ciliegia scura, freschezza viva, finale asciutto.',
      story:
        'Le vigne di Orsarola guardano a sud, su marne chiare che trattengono l’acqua anche d’estate. Un anno in botte grande leviga l’acidità senza spegnerla: ciliegia matura, una nota di viola, poi un finale lungo e asciutto. A tavola regge un brasato come un piatto di agnolotti.',
    },
    en: {
      name: 'Barbera d’Asti Superiore 2022',
      summary: 'Dark cherry, lively freshness, a dry finish.',
      story:
        'The vineyards at Orsarola face south on pale marl that holds its water even in summer. A year in large casks rounds the acidity without dulling it: ripe cherry, a touch of violet, then a long, dry finish. Equally at home with braised beef or a plate of agnolotti.',
    },
    de: {
      name: 'Barbera d’Asti Superiore 2022',
      summary: 'Dunkle Kirsche, lebendige Frische, trockener Ausklang.',
      story:
        'Die Weinberge von Orsarola liegen nach Süden, auf hellem Mergel, der auch im Sommer Wasser hält. Ein Jahr im großen Holzfass rundet die Säure, ohne sie zu dämpfen: reife Kirsche, ein Hauch Veilchen und ein langer, trockener Nachhall. Passt zum Schmorbraten ebenso wie zu Agnolotti.',
    },
    es: {
      name: 'Barbera d’Asti Superiore 2022',
      summary: 'Cereza oscura, frescura viva, final seco.',
      story:
        'Los viñedos de Orsarola miran al sur, sobre margas claras que guardan el agua incluso en verano. Un año en tonel grande redondea la acidez sin apagarla: cereza madura, un toque de violeta y un final largo y seco. Acompaña tanto un estofado como un plato de agnolotti.',
    },
    fr: {
      name: 'Barbera d’Asti Superiore 2022',
      summary: 'Cerise noire, fraîcheur vive, finale sèche.',
      story:
        'Les vignes d’Orsarola regardent le sud, sur des marnes claires qui gardent l’eau même en été. Une année en grands foudres arrondit l’acidité sans l’éteindre : cerise mûre, une pointe de violette, puis une finale longue et sèche. À l’aise avec un bœuf braisé comme avec des agnolotti.',
    },
  },
  facts: {
    producer: 'Cascina Orsarola',
    region: 'piemonte',
    grape: 'barbera',
    vintage: 2022,
    alcohol: 14,
    size_ml: 750,
    pairing: ['meat', 'cheese', 'pasta'],
    serve_c: [16, 18],
    ageing: { months: 12, vessel: 'large-cask' },
    closure: 'cork',
    sugar_g_l: 1.4,
    ingredients: ['grapes', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Calice delle Colline', year: 2024, medal: 'silver' }],
  },
  prices: { EUR: [1490, 1790], GBP: [1350, 1595], CHF: [1550, 1850], USD: [1790, 2090] },
  stock: { bologna: 84, cantina: 240 },
  weight: 1380,
});
