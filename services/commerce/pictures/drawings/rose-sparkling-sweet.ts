import { palette } from '../palette.ts';
import type { Drawing } from '../things/drawing.ts';
import { labelOf } from './houses.ts';

/** Pictures of rosé, sparkling and sweet wines by picture id. */
export const roseSparklingSweet = {
  'chiaretto-750': {
    backdrop: 'rose',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'slender',
      glass: 'rosato',
      capsule: '#B7705C',
      scale: 1.06,
      label: labelOf('garganella', 'CHIARETTO', 'BARDOLINO'),
    },
  },
  'negroamaro-rosato-750': {
    backdrop: 'clay',
    motif: 'horizon',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'rosato',
      capsule: palette.terracotta,
      label: labelOf('lumenera', 'ROSATO', 'SALENTO 2023'),
    },
  },
  'prosecco-750': {
    backdrop: 'olive',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'sparkling',
      glass: 'green',
      capsule: '#7E8547',
      label: labelOf('pellarin', 'PROSECCO', 'SUPERIORE BRUT'),
    },
  },
  'franciacorta-brut-750': {
    backdrop: 'paper',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'sparkling',
      glass: 'night',
      capsule: palette.gold,
      label: labelOf('aldegara', 'BRUT', 'FRANCIACORTA'),
    },
  },
  'lambrusco-750': {
    backdrop: 'rose',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'sparkling',
      glass: 'night',
      capsule: '#7C2740',
      label: labelOf('gramolza', 'LAMBRUSCO', 'SORBARA 2023'),
    },
  },
  'moscato-asti-750': {
    backdrop: 'straw',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'sparkling',
      glass: 'leaf',
      capsule: palette.goldDeep,
      label: labelOf('orsarola', 'MOSCATO', "D'ASTI 2023"),
    },
  },
  'vin-santo-375': {
    backdrop: 'clay',
    motif: 'window',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'honey',
      capsule: '#5B3A29',
      scale: 0.82,
      label: labelOf('sassofiore', 'VIN SANTO', 'CHIANTI 2015'),
    },
  },
  'passito-zibibbo-500': {
    backdrop: 'paper',
    motif: 'horizon',
    subject: {
      thing: 'bottle',
      shape: 'slender',
      glass: 'honey',
      capsule: palette.ink,
      scale: 0.94,
      label: labelOf('nivera', 'ZIBIBBO', 'PASSITO'),
    },
  },
} as const satisfies Record<string, Drawing>;
