import { palette } from '../palette.ts';
import type { TurnedGlass } from './turned-glass.ts';

/** Glass that is sold in the shop or stands on its table. */
export const glassware = {
  redWine: {
    profile: {
      start: [88, 0],
      steps: [
        [100, 60, 132, 130, 132, 196],
        [132, 290, 70, 332, 14, 344],
        [7, 366],
        [6, 560],
        [10, 590, 96, 596, 100, 610],
        [100, 618],
      ],
    },
    height: 618,
    hollow: 346,
    level: 184,
    liquid: palette.wine,
    liquidShade: palette.wineDeep,
  },
  whiteWine: {
    profile: {
      start: [70, 0],
      steps: [
        [80, 50, 98, 110, 98, 160],
        [98, 240, 58, 286, 13, 298],
        [7, 318],
        [6, 520],
        [10, 548, 84, 554, 88, 566],
        [88, 574],
      ],
    },
    height: 574,
    hollow: 300,
    level: 150,
    liquid: '#DDBD69',
    liquidShade: '#C6A24C',
  },
  flute: {
    profile: {
      start: [44, 0],
      steps: [
        [52, 120, 54, 240, 40, 320],
        [30, 360, 12, 372, 9, 384],
        [6, 400],
        [6, 560],
        [10, 588, 76, 594, 80, 606],
        [80, 614],
      ],
    },
    height: 614,
    hollow: 384,
    level: 74,
    liquid: '#E6D796',
    liquidShade: '#D0BD74',
  },
  sweetWine: {
    profile: {
      start: [54, 0],
      steps: [
        [62, 60, 72, 110, 72, 140],
        [72, 200, 40, 232, 11, 240],
        [6, 258],
        [6, 430],
        [10, 454, 70, 460, 74, 470],
        [74, 478],
      ],
    },
    height: 478,
    hollow: 242,
    level: 132,
    liquid: '#BE7C2B',
    liquidShade: '#9F611C',
  },
  tumbler: {
    profile: {
      start: [74, 0],
      steps: [
        [62, 216],
        [62, 226, 56, 230, 48, 230],
      ],
    },
    height: 230,
    hollow: 216,
    level: 74,
    liquid: '#BFD8D6',
    liquidShade: '#A3C4C2',
  },
  decanter: {
    profile: {
      start: [62, 0],
      steps: [
        [40, 26, 36, 90, 38, 240],
        [40, 340, 236, 400, 236, 500],
        [236, 566, 150, 584, 120, 584],
      ],
    },
    height: 584,
    hollow: 572,
    level: 448,
    liquid: palette.wine,
    liquidShade: palette.wineDeep,
  },
  carafe: {
    profile: {
      start: [66, 0],
      steps: [
        [48, 60, 46, 120, 58, 190],
        [70, 260, 132, 310, 132, 450],
        [132, 560],
        [132, 576, 124, 584, 108, 584],
      ],
    },
    height: 584,
    hollow: 568,
    level: 236,
    liquid: '#BFD8D6',
    liquidShade: '#A3C4C2',
  },
} as const satisfies Record<string, TurnedGlass>;
