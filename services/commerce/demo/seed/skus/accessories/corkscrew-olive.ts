import { sku } from '../../sku.ts';

export const corkscrewOlive = sku({
  code: 'CORKSCREW-OLIVE',
  kind: 'accessory',
  picture: 'corkscrew-olive',
  categories: ['accessories', 'gifts'],
  text: {
    it: {
      name: 'Cavatappi in legno d’ulivo',
      summary: 'Tornito a mano, un manico che invecchia bene.',
      story:
        'Il manico è d’ulivo di potatura, tornito a mano e lucidato a olio; la spirale è d’acciaio, cava, e non sbriciola il tappo. Ogni pezzo ha la sua venatura.',
    },
    en: {
      name: 'Olive-wood corkscrew',
      summary: 'Turned by hand, a handle that ages well.',
      story:
        'The handle is pruned olive wood, turned by hand and polished with oil; the hollow steel spiral will not crumble the cork. No two have the same grain.',
    },
    de: {
      name: 'Korkenzieher aus Olivenholz',
      summary: 'Von Hand gedrechselt, ein Griff, der schön altert.',
      story:
        'Der Griff ist aus Schnittholz vom Olivenbaum, von Hand gedrechselt und mit Öl poliert; die hohle Stahlspirale lässt keinen Korken bröseln. Keine Maserung gleicht der anderen.',
    },
    es: {
      name: 'Sacacorchos de madera de olivo',
      summary: 'Torneado a mano, un mango que envejece bien.',
      story:
        'El mango es de olivo de poda, torneado a mano y pulido con aceite; la espiral de acero, hueca, no desmenuza el corcho. Cada pieza tiene su propia veta.',
    },
    fr: {
      name: 'Tire-bouchon en bois d’olivier',
      summary: 'Tourné à la main, un manche qui vieillit bien.',
      story:
        'Le manche est en olivier de taille, tourné à la main et poli à l’huile ; la mèche creuse en acier n’émiette pas le bouchon. Chaque pièce a son veinage.',
    },
  },
  facts: { producer: 'Bottega Rovaia', region: 'toscana', material: 'olive-wood', care: 'wipe' },
  prices: { EUR: [2400], GBP: [2100], CHF: [2450], USD: [2900] },
  stock: { bologna: 38, cantina: 0 },
  weight: 180,
  isNew: true,
});
