import { palette } from '../palette.ts';
import type { Drawing } from '../things/drawing.ts';
import { labelOf } from './houses.ts';

/** Pictures of the white wines by picture id. */
export const whites = {
  'verdicchio-750': {
    backdrop: 'olive',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'leaf',
      capsule: palette.olive,
      label: labelOf('rondinaia', 'VERDICCHIO', 'MATELICA 2023'),
    },
  },
  'soave-classico-750': {
    backdrop: 'paper',
    motif: 'window',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'pale',
      capsule: palette.gold,
      label: labelOf('valmorata', 'SOAVE', 'CLASSICO 2023'),
    },
  },
  'gewurztraminer-750': {
    backdrop: 'straw',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'flute',
      glass: 'gold',
      capsule: '#26382F',
      label: labelOf('clarin', 'TRAMINER', 'ALTO ADIGE 2023'),
    },
  },
  'ribolla-gialla-750': {
    backdrop: 'straw',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'gold',
      capsule: '#2B3440',
      label: labelOf('brumale', 'RIBOLLA', 'COLLIO 2022'),
    },
  },
  'vermentino-750': {
    backdrop: 'spring',
    motif: 'horizon',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'pale',
      capsule: palette.terracotta,
      label: labelOf('ventoso', 'VERMENTINO', 'GALLURA 2023'),
    },
  },
  'fiano-750': {
    backdrop: 'olive',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'leaf',
      capsule: palette.goldDeep,
      label: labelOf('saracinella', 'FIANO', 'AVELLINO 2022'),
    },
  },
  'etna-bianco-750': {
    backdrop: 'paper',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'leaf',
      capsule: palette.terracotta,
      label: labelOf('nivera', 'ETNA BIANCO', '2022'),
    },
  },
  'gavi-750': {
    backdrop: 'straw',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'pale',
      capsule: palette.goldDeep,
      label: labelOf('orsarola', 'GAVI', 'CORTESE 2023'),
    },
  },
  'pinot-bianco-750': {
    backdrop: 'paper',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'flute',
      glass: 'pale',
      capsule: '#26382F',
      label: labelOf('clarin', 'P. BIANCO', 'ALTO ADIGE 2023'),
    },
  },
  'friulano-750': {
    backdrop: 'paper',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'pale',
      capsule: '#2B3440',
      label: labelOf('brumale', 'FRIULANO', 'COLLIO 2022'),
    },
  },
  'greco-tufo-750': {
    backdrop: 'straw',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'gold',
      capsule: palette.goldDeep,
      label: labelOf('saracinella', 'GRECO', 'DI TUFO 2022'),
    },
  },
  'pecorino-750': {
    backdrop: 'olive',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'leaf',
      capsule: '#C0873A',
      label: labelOf('ventrina', 'PECORINO', 'ABRUZZO 2023'),
    },
  },
  'grillo-750': {
    backdrop: 'spring',
    motif: 'horizon',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'gold',
      capsule: '#2B3440',
      label: labelOf('solinea', 'GRILLO', 'SICILIA 2023'),
    },
  },
} as const satisfies Record<string, Drawing>;
