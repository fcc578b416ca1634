import type { CatalogueBundle } from '../bundles.ts';

export const aperitivo: CatalogueBundle = {
  code: 'BUNDLE-APERITIVO',
  picture: 'bundle-aperitivo',
  parts: [
    { code: 'PROSECCO-750', quantity: 1 },
    { code: 'CHIARETTO-750', quantity: 1 },
    { code: 'ACQUA-NIVALE-SPARKLING-750', quantity: 1 },
  ],
  text: {
    it: {
      name: 'Cassetta Aperitivo',
      summary: 'Bolle, rosa e acqua: l’ora prima di cena.',
      story:
        'Un Prosecco asciutto, un Chiaretto del Garda e un’acqua frizzante di montagna, in una cassetta di pino che poi torna utile. Mancano solo le olive.',
    },
    en: {
      name: 'Aperitivo Box',
      summary: 'Bubbles, rosé and water: the hour before dinner.',
      story:
        'A dry Prosecco, a Chiaretto from Lake Garda and a sparkling mountain water, in a pine box that earns its keep later on. Only the olives are missing.',
    },
    de: {
      name: 'Kiste Aperitivo',
      summary: 'Perlen, Rosé und Wasser: die Stunde vor dem Essen.',
      story:
        'Ein trockener Prosecco, ein Chiaretto vom Gardasee und ein spritziges Bergwasser, in einer Kiefernkiste, die auch danach noch dient. Es fehlen nur die Oliven.',
    },
    es: {
      name: 'Caja Aperitivo',
      summary: 'Burbujas, rosado y agua: la hora antes de cenar.',
      story:
        'Un Prosecco seco, un Chiaretto del lago de Garda y un agua de montaña con gas, en una caja de pino que luego sigue siendo útil. Solo faltan las aceitunas.',
    },
    fr: {
      name: 'Coffret Aperitivo',
      summary: 'Bulles, rosé et eau : l’heure d’avant dîner.',
      story:
        'Un Prosecco sec, un Chiaretto du lac de Garde et une eau de montagne gazeuse, dans un coffret de pin qui servira encore. Il ne manque que les olives.',
    },
  },
  prices: { EUR: [2450, 2720], GBP: [2195, 2410], CHF: [2590, 2870], USD: [2950, 3300] },
};
