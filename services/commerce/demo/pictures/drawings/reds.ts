import { palette } from '../palette.ts';
import type { Drawing } from '../things/drawing.ts';
import { labelOf } from './houses.ts';

/** Pictures of the red wines by picture id. */
export const reds = {
  'barbera-asti-750': {
    backdrop: 'straw',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.wine,
      label: labelOf('orsarola', 'BARBERA', "D'ASTI 2022"),
    },
  },
  'barolo-750': {
    backdrop: 'paper',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'night',
      capsule: palette.ink,
      label: labelOf('orsarola', 'BAROLO', 'VIGNA SERRA 2019'),
    },
  },
  'chianti-classico-750': {
    backdrop: 'clay',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'green',
      capsule: '#5B3A29',
      label: labelOf('sassofiore', 'CHIANTI', 'CLASSICO 2021'),
    },
  },
  'chianti-classico-1500': {
    backdrop: 'clay',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'green',
      capsule: '#5B3A29',
      scale: 1.1,
      label: labelOf('sassofiore', 'CHIANTI', 'MAGNUM 2020'),
    },
  },
  'valpolicella-ripasso-750': {
    backdrop: 'rose',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.wineDeep,
      label: labelOf('valmorata', 'RIPASSO', 'VALPOLICELLA 2021'),
    },
  },
  'primitivo-750': {
    backdrop: 'clay',
    motif: 'horizon',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.terracotta,
      label: labelOf('lumenera', 'PRIMITIVO', 'SALENTO 2022'),
    },
  },
  'etna-rosso-750': {
    backdrop: 'paper',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'night',
      capsule: palette.ink,
      label: labelOf('nivera', 'ETNA ROSSO', '2020'),
    },
  },
  'lagrein-750': {
    backdrop: 'olive',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'green',
      capsule: '#26382F',
      label: labelOf('clarin', 'LAGREIN', 'RISERVA 2020'),
    },
  },
  'cannonau-750': {
    backdrop: 'straw',
    motif: 'horizon',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'green',
      capsule: palette.springDeep,
      label: labelOf('ventoso', 'CANNONAU', 'SARDEGNA 2021'),
    },
  },
  'taurasi-750': {
    backdrop: 'straw',
    motif: 'window',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.goldDeep,
      label: labelOf('saracinella', 'TAURASI', 'RISERVA 2018'),
    },
  },
  'nebbiolo-langhe-750': {
    backdrop: 'straw',
    motif: 'hills',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'green',
      capsule: palette.wine,
      label: labelOf('orsarola', 'NEBBIOLO', 'LANGHE 2021'),
    },
  },
  'brunello-montalcino-750': {
    backdrop: 'clay',
    motif: 'arch',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.wineDeep,
      label: labelOf('sassofiore', 'BRUNELLO', 'MONTALCINO 2018'),
    },
  },
  'amarone-750': {
    backdrop: 'rose',
    motif: 'window',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.goldDeep,
      label: labelOf('valmorata', 'AMARONE', 'VALPOLICELLA 2018'),
    },
  },
  'montepulciano-abruzzo-750': {
    backdrop: 'olive',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'green',
      capsule: '#3C4A2E',
      label: labelOf('ventrina', 'MONTEPULCIANO', "D'ABRUZZO 2022"),
    },
  },
  'nero-avola-750': {
    backdrop: 'clay',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.terracotta,
      label: labelOf('solinea', "NERO D'AVOLA", 'SICILIA 2022'),
    },
  },
  'pinot-nero-750': {
    backdrop: 'paper',
    motif: 'peaks',
    subject: {
      thing: 'bottle',
      shape: 'burgundy',
      glass: 'leaf',
      capsule: '#26382F',
      label: labelOf('clarin', 'PINOT NERO', 'ALTO ADIGE 2021'),
    },
  },
  'barbera-asti-375': {
    backdrop: 'straw',
    motif: 'disc',
    subject: {
      thing: 'bottle',
      shape: 'bordeaux',
      glass: 'night',
      capsule: palette.wine,
      scale: 0.82,
      label: labelOf('orsarola', 'BARBERA', "D'ASTI 2022"),
    },
  },
} as const satisfies Record<string, Drawing>;
