import type { CatalogueBundle } from '../bundles.ts';

export const brindisi: CatalogueBundle = {
  code: 'BUNDLE-BRINDISI',
  picture: 'bundle-brindisi',
  parts: [
    { code: 'FRANCIACORTA-BRUT-750', quantity: 1 },
    { code: 'FRANCIACORTA-ROSE-750', quantity: 1 },
  ],
  text: {
    it: {
      name: 'Cassetta Brindisi',
      summary: 'Due Franciacorta per una buona notizia.',
      story:
        'Il bianco e il rosé di Corte Aldegara, trenta mesi sui lieviti ciascuno. Uno per annunciare la notizia, l’altro per continuare a parlarne.',
    },
    en: {
      name: 'Celebration Box',
      summary: 'Two Franciacortas for a piece of good news.',
      story:
        'The white and the rosé of Corte Aldegara, each thirty months on the lees. One to announce the news, the other to go on talking about it.',
    },
    de: {
      name: 'Kiste Zum Anstoßen',
      summary: 'Zwei Franciacorta für eine gute Nachricht.',
      story:
        'Der weiße und der Rosé von Corte Aldegara, jeder dreißig Monate auf der Hefe. Einer, um die Nachricht zu verkünden, der andere, um weiter darüber zu reden.',
    },
    es: {
      name: 'Caja Brindis',
      summary: 'Dos Franciacorta para una buena noticia.',
      story:
        'El blanco y el rosado de Corte Aldegara, treinta meses sobre lías cada uno. Uno para anunciar la noticia, el otro para seguir hablando de ella.',
    },
    fr: {
      name: 'Coffret À votre santé',
      summary: 'Deux Franciacorta pour une bonne nouvelle.',
      story:
        'Le blanc et le rosé de Corte Aldegara, trente mois sur lies chacun. L’un pour annoncer la nouvelle, l’autre pour continuer d’en parler.',
    },
  },
  prices: { EUR: [5190, 5680], GBP: [4595, 5045], CHF: [5190, 5680], USD: [6290, 6880] },
};
