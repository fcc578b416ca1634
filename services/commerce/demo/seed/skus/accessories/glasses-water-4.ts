import { sku } from '../../sku.ts';

export const glassesWater4 = sku({
  code: 'GLASSES-WATER-4',
  kind: 'accessory',
  picture: 'glasses-water-4',
  categories: ['accessories', 'offers'],
  text: {
    it: {
      name: 'Quattro bicchieri da acqua',
      summary: 'Semplici, impilabili, dal bordo sottile.',
      story:
        'Un bicchiere diritto, appena svasato, che sta bene accanto a un calice senza fargli ombra. Si impilano, e resistono alla lavastoviglie di tutti i giorni.',
    },
    en: {
      name: 'Four water tumblers',
      summary: 'Simple, stackable, with a fine rim.',
      story:
        'A straight tumbler, barely flared, that sits well beside a wine glass without stealing its light. They stack, and they survive the everyday dishwasher.',
    },
    de: {
      name: 'Vier Wassergläser',
      summary: 'Schlicht, stapelbar, mit feinem Rand.',
      story:
        'Ein gerades, kaum ausgestelltes Glas, das gut neben einem Weinglas steht, ohne ihm die Schau zu stehlen. Stapelbar und dem täglichen Geschirrspüler gewachsen.',
    },
    es: {
      name: 'Cuatro vasos de agua',
      summary: 'Sencillos, apilables, de borde fino.',
      story:
        'Un vaso recto, apenas abierto, que queda bien junto a una copa sin hacerle sombra. Se apilan y resisten el lavavajillas de cada día.',
    },
    fr: {
      name: 'Quatre verres à eau',
      summary: 'Simples, empilables, au bord fin.',
      story:
        'Un gobelet droit, à peine évasé, qui se tient bien à côté d’un verre à pied sans lui faire d’ombre. Ils s’empilent et supportent le lave-vaisselle de tous les jours.',
    },
  },
  facts: { producer: 'Vetreria Sanlazzo', region: 'veneto', material: 'glass', care: 'dishwasher' },
  prices: { EUR: [2200, 2800], GBP: [1950, 2450], CHF: [2250, 2850], USD: [2600, 3300] },
  formerPrices: 'unknown',
  stock: { bologna: 42, cantina: 80 },
  weight: 880,
});
