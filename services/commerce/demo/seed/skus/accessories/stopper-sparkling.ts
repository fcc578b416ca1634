import { sku } from '../../sku.ts';

export const stopperSparkling = sku({
  code: 'STOPPER-SPARKLING',
  kind: 'accessory',
  picture: 'stopper-sparkling',
  categories: ['accessories'],
  text: {
    it: {
      name: 'Tappo per spumante',
      summary: 'Tiene la bolla fino a domani.',
      story:
        'Acciaio e una guarnizione che stringe: la bottiglia aperta stasera è ancora viva domani. Si aggancia con due dita e non perde in frigorifero.',
    },
    en: {
      name: 'Sparkling-wine stopper',
      summary: 'Keeps the bubbles until tomorrow.',
      story:
        'Steel, and a seal that grips: the bottle opened tonight is still lively tomorrow. It clasps with two fingers and does not leak in the fridge.',
    },
    de: {
      name: 'Sektverschluss',
      summary: 'Hält die Perlen bis morgen.',
      story:
        'Edelstahl und eine Dichtung, die greift: Die heute geöffnete Flasche ist morgen noch lebendig. Er schließt mit zwei Fingern und bleibt im Kühlschrank dicht.',
    },
    es: {
      name: 'Tapón para espumoso',
      summary: 'Guarda la burbuja hasta mañana.',
      story:
        'Acero y una junta que aprieta: la botella abierta esta noche sigue viva mañana. Se engancha con dos dedos y no gotea en la nevera.',
    },
    fr: {
      name: 'Bouchon pour effervescents',
      summary: 'Garde la bulle jusqu’à demain.',
      story:
        'De l’acier et un joint qui serre : la bouteille ouverte ce soir est encore vive demain. Il se ferme de deux doigts et ne fuit pas au réfrigérateur.',
    },
  },
  facts: { producer: 'Bottega Rovaia', region: 'emilia-romagna', material: 'steel', care: 'wipe' },
  prices: { EUR: [1200], GBP: [1050], CHF: [1250], USD: [1450] },
  stock: { bologna: 65, cantina: 120 },
  weight: 90,
});
