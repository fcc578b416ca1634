import { palette } from '../palette.ts';
import type { Drawing } from '../things/drawing.ts';
import { labelOf } from './houses.ts';

/** Pictures of the waters by picture id. */
export const waters = {
  'acqua-nivale-still-750': {
    backdrop: 'spring',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'drop',
      glass: 'water',
      capsule: palette.spring,
      label: labelOf('nivale', 'NIVALE', 'NATURALE'),
    },
  },
  'acqua-nivale-sparkling-750': {
    backdrop: 'spring',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'drop',
      glass: 'spring',
      capsule: palette.springDeep,
      label: labelOf('nivaleDark', 'NIVALE', 'FRIZZANTE'),
    },
  },
  'acqua-lumia-still-1000': {
    backdrop: 'spring',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'table',
      glass: 'water',
      capsule: palette.springDeep,
      scale: 1.06,
      label: labelOf('lumia', 'LUMIA', 'NATURALE 1 L'),
    },
  },
  'acqua-lumia-light-500': {
    backdrop: 'paper',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'table',
      glass: 'aqua',
      capsule: palette.spring,
      scale: 0.84,
      label: labelOf('lumia', 'LUMIA', 'LEGGERA'),
    },
  },
  'acqua-tufara-750': {
    backdrop: 'spring',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'column',
      glass: 'aqua',
      capsule: palette.terracotta,
      label: labelOf('tufara', 'TUFARA', 'EFFERVESCENTE'),
    },
  },
  'acqua-selvata-still-500': {
    backdrop: 'olive',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'column',
      glass: 'water',
      capsule: '#3E7F7A',
      scale: 0.86,
      label: labelOf('selvata', 'SELVATA', 'NATURALE'),
    },
  },
  'acqua-lumia-sparkling-1000': {
    backdrop: 'spring',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'table',
      glass: 'spring',
      capsule: palette.springDeep,
      scale: 1.06,
      label: labelOf('lumia', 'LUMIA', 'FRIZZANTE 1 L'),
    },
  },
  'acqua-selvata-sparkling-500': {
    backdrop: 'olive',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'column',
      glass: 'spring',
      capsule: '#1D4A50',
      scale: 0.86,
      label: labelOf('selvataDark', 'SELVATA', 'FRIZZANTE'),
    },
  },
  'acqua-granida-still-750': {
    backdrop: 'paper',
    motif: 'horizon',
    subject: {
      thing: 'bottle',
      shape: 'column',
      glass: 'water',
      capsule: '#2A4A52',
      label: labelOf('granida', 'GRANIDA', 'NATURALE'),
    },
  },
} as const satisfies Record<string, Drawing>;
