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
  'cerasuolo-abruzzo-750': {
    backdrop: 'rose',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'rosato',
      capsule: '#C0873A',
      label: labelOf('ventrina', 'CERASUOLO', "D'ABRUZZO 2023"),
    },
  },
  'etna-rosato-750': {
    backdrop: 'paper',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'rosato',
      capsule: palette.ink,
      label: labelOf('nivera', 'ETNA ROSATO', '2023'),
    },
  },
  'franciacorta-rose-750': {
    backdrop: 'rose',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'sparkling',
      glass: 'rosato',
      capsule: '#B7705C',
      label: labelOf('aldegara', 'ROSÉ BRUT', 'FRANCIACORTA'),
    },
  },
  'prosecco-1500': {
    backdrop: 'olive',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'sparkling',
      glass: 'green',
      capsule: '#7E8547',
      scale: 1.1,
      label: labelOf('pellarin', 'PROSECCO', 'MAGNUM BRUT'),
    },
  },
  'recioto-soave-500': {
    backdrop: 'straw',
    motif: 'window',
    subject: {
      thing: 'bottle',
      shape: 'slender',
      glass: 'gold',
      capsule: palette.gold,
      scale: 0.94,
      label: labelOf('valmorata', 'RECIOTO', 'SOAVE 2020'),
    },
  },
  'brachetto-750': {
    backdrop: 'rose',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'sparkling',
      glass: 'green',
      capsule: palette.wine,
      label: labelOf('orsarola', 'BRACHETTO', "D'ACQUI 2023"),
    },
  },
} as const satisfies Record<string, Drawing>;
