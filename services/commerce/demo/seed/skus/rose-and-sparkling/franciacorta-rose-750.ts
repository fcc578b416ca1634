import { sku } from '../../sku.ts';

export const franciacortaRose750 = sku({
  code: 'FRANCIACORTA-ROSE-750',
  kind: 'wine',
  picture: 'franciacorta-rose-750',
  categories: ['wine', 'sparkling', 'rose'],
  text: {
    it: {
      name: 'Franciacorta Rosé Brut',
      summary: 'Fragola di bosco, pane caldo, perla fine.',
      story:
        'Pinot Nero raccolto a fine agosto, trenta mesi sui lieviti. Fragola di bosco, pane caldo, un rosa che sta tra la cipolla ramata e il tramonto sul lago d’Iseo.',
    },
    en: {
      name: 'Franciacorta Rosé Brut',
      summary: 'Wild strawberry, warm bread, fine bead.',
      story:
        'Pinot Noir picked at the end of August, thirty months on the lees. Wild strawberry, warm bread, a pink somewhere between onion skin and sunset over Lake Iseo.',
    },
    de: {
      name: 'Franciacorta Rosé Brut',
      summary: 'Walderdbeere, warmes Brot, feine Perle.',
      story:
        'Pinot Nero, Ende August gelesen, dreißig Monate auf der Hefe. Walderdbeere, warmes Brot, ein Rosa zwischen Zwiebelschale und Abendrot über dem Iseosee.',
    },
    es: {
      name: 'Franciacorta Rosé Brut',
      summary: 'Fresa silvestre, pan caliente, perla fina.',
      story:
        'Pinot Noir vendimiada a finales de agosto, treinta meses sobre lías. Fresa silvestre, pan caliente, un rosa entre la piel de cebolla y el atardecer sobre el lago de Iseo.',
    },
    fr: {
      name: 'Franciacorta Rosé Brut',
      summary: 'Fraise des bois, pain chaud, perle fine.',
      story:
        'Un Pinot Noir cueilli fin août, trente mois sur lies. Fraise des bois, pain chaud, un rose entre la pelure d’oignon et le couchant sur le lac d’Iseo.',
    },
  },
  facts: {
    producer: 'Corte Aldegara',
    region: 'lombardia',
    grape: 'pinot-nero',
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['appetizers', 'fish', 'dessert'],
    sparkling: true,
    serve_c: [8, 10],
    ageing: { months: 30, vessel: 'lees' },
    closure: 'sparkling-cork',
    sugar_g_l: 5.1,
    ingredients: ['grapes', 'tirage-liqueur', 'expedition-liqueur', 'sulphites'],
    contains: ['sulphites'],
  },
  prices: { EUR: [2990], GBP: [2650], CHF: [2990], USD: [3590] },
  stock: { bologna: 20, cantina: 36 },
  weight: 1380,
  maxQuantity: 12,
});
