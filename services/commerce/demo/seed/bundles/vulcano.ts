import type { CatalogueBundle } from '../bundles.ts';

export const vulcano: CatalogueBundle = {
  code: 'BUNDLE-VULCANO',
  picture: 'bundle-vulcano',
  parts: [
    { code: 'ETNA-ROSSO-750', quantity: 1 },
    { code: 'ETNA-BIANCO-750', quantity: 1 },
  ],
  text: {
    it: {
      name: 'Cassetta Vulcano',
      summary: 'I due versanti dell’Etna, uno accanto all’altro.',
      story:
        'Il rosso viene dal lato nord, il bianco da quello est: stessa cenere, due voci. Assaggiati insieme spiegano il vulcano meglio di una carta geologica.',
    },
    en: {
      name: 'Volcano Box',
      summary: 'Both slopes of Etna, side by side.',
      story:
        'The red comes from the northern side, the white from the east: the same ash, two voices. Tasted together they explain the volcano better than any geological map.',
    },
    de: {
      name: 'Kiste Vulkan',
      summary: 'Zwei Hänge des Ätna, Seite an Seite.',
      story:
        'Der Rote kommt von der Nordseite, der Weiße von Osten: dieselbe Asche, zwei Stimmen. Nebeneinander probiert erklären sie den Vulkan besser als jede geologische Karte.',
    },
    es: {
      name: 'Caja Volcán',
      summary: 'Las dos vertientes del Etna, una junto a otra.',
      story:
        'El tinto viene del lado norte, el blanco del este: la misma ceniza, dos voces. Probados juntos explican el volcán mejor que un mapa geológico.',
    },
    fr: {
      name: 'Coffret Volcan',
      summary: 'Les deux versants de l’Etna, côte à côte.',
      story:
        'Le rouge vient du versant nord, le blanc de l’est : même cendre, deux voix. Goûtés ensemble, ils expliquent le volcan mieux qu’une carte géologique.',
    },
  },
  prices: { EUR: [4290, 4780], GBP: [3795, 4190], CHF: [4290, 4780], USD: [4990, 5680] },
};
