import { sku } from '../../sku.ts';

export const franciacortaBrut750 = sku({
  code: 'FRANCIACORTA-BRUT-750',
  kind: 'wine',
  picture: 'franciacorta-brut-750',
  categories: ['wine', 'sparkling', 'gifts'],
  text: {
    it: {
      name: 'Franciacorta Brut',
      summary: 'Crosta di pane, limone candito, seta.',
      story:
        'Trenta mesi sui lieviti, al buio e al fresco, prima che qualcuno tocchi la bottiglia. Crosta di pane, limone candito, nocciola; la bolla è seta. Metodo classico per le occasioni, o per farne una.',
    },
    en: {
      name: 'Franciacorta Brut',
      summary: 'Bread crust, candied lemon, silk.',
      story:
        'Thirty months on the lees, in the cool and dark, before anyone touches the bottle. Bread crust, candied lemon, hazelnut; a mousse like silk. Traditional method for an occasion, or for making one.',
    },
    de: {
      name: 'Franciacorta Brut',
      summary: 'Brotkruste, kandierte Zitrone, Seide.',
      story:
        'Dreißig Monate auf der Hefe, dunkel und kühl, bevor jemand die Flasche berührt. Brotkruste, kandierte Zitrone, Haselnuss; die Perlage ist Seide. Traditionelle Flaschengärung für einen Anlass, oder um einen daraus zu machen.',
    },
    es: {
      name: 'Franciacorta Brut',
      summary: 'Corteza de pan, limón confitado, seda.',
      story:
        'Treinta meses sobre lías, a oscuras y al fresco, antes de que nadie toque la botella. Corteza de pan, limón confitado, avellana; la burbuja es seda. Método tradicional para las ocasiones, o para crear una.',
    },
    fr: {
      name: 'Franciacorta Brut',
      summary: 'Croûte de pain, citron confit, soie.',
      story:
        'Trente mois sur lies, au frais et dans le noir, avant que quiconque touche la bouteille. Croûte de pain, citron confit, noisette ; la bulle est de soie. Une méthode traditionnelle pour les occasions, ou pour en créer une.',
    },
  },
  facts: {
    producer: 'Corte Aldegara',
    region: 'lombardia',
    grape: 'chardonnay',
    alcohol: 12.5,
    size_ml: 750,
    pairing: ['appetizers', 'shellfish', 'poultry'],
    sparkling: true,
    serve_c: [7, 9],
    ageing: { months: 30, vessel: 'lees' },
    closure: 'sparkling-cork',
    sugar_g_l: 6.2,
    ingredients: ['grapes', 'tirage-liqueur', 'expedition-liqueur', 'sulphites'],
    contains: ['sulphites'],
    awards: [{ name: 'Bollicine in Villa', year: 2024, medal: 'gold' }],
  },
  prices: { EUR: [2690], GBP: [2395], CHF: [2690], USD: [3290] },
  stock: { bologna: 52, cantina: 90 },
  weight: 1380,
  maxQuantity: 12,
});
