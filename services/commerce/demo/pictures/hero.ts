import { reds } from './drawings/reds.ts';
import { waters } from './drawings/waters.ts';
import { landscape } from './landscape.ts';
import { palette } from './palette.ts';
import { at, disc, fill, line, n, picture, rect } from './svg.ts';
import { bottle } from './things/bottle.ts';
import { glassware } from './things/glassware.ts';
import { turnedGlass } from './things/turned-glass.ts';

const shadow = (x: number, y: number, half: number): string =>
  `<ellipse cx="${n(x + half * 0.7)}" cy="${n(y)}" rx="${n(half * 1.75)}" ry="17" fill="#C3A877"/>`;

const grape = (x: number, y: number): string =>
  disc(x, y, 25, palette.wine) +
  fill(
    `M${n(x + 8)} ${n(y - 23.6)}A25 25 0 0 1 ${n(x + 8)} ${n(y + 23.6)}A32 32 0 0 0 ${n(x + 8)} ${n(y - 23.6)}Z`,
    palette.wineDeep,
  ) +
  disc(x - 9, y - 9, 5, '#9A4A5E');

const grapes = (x: number, y: number): string =>
  [
    [86, -58],
    [40, -62],
    [-6, -58],
    [120, -22],
    [74, -24],
    [28, -26],
    [-18, -24],
    [100, 10],
    [54, 10],
    [8, 10],
    [-38, 8],
  ]
    .map(([dx = 0, dy = 0]) => grape(x + dx, y + dy))
    .join('') +
  line(
    `M${n(x + 60)} ${n(y - 84)}C${n(x + 66)} ${n(y - 110)} ${n(x + 88)} ${n(y - 122)} ${n(x + 112)} ${n(y - 124)}`,
    '#6B5A33',
    9,
  );

/** The objects on the table, from left to right: a tumbler, water, red wine, a glass of it, grapes. */
const table = (): string =>
  rect(0, 900, 1800, 300, '#E0C9A0') +
  rect(0, 900, 1800, 10, '#EDDDBE') +
  [972, 1062, 1150].map((y) => line(`M0 ${n(y)}L1800 ${n(y)}`, '#D3B988', 3)).join('') +
  shadow(780, 1052, 68) +
  shadow(950, 1036, 100) +
  shadow(1190, 1062, 108) +
  shadow(1478, 1086, 100) +
  shadow(1664, 1108, 60) +
  at(958, 1034, bottle(waters['acqua-nivale-still-750'].subject, 'water'), 1.06) +
  at(780, 1054, turnedGlass(glassware.tumbler, 'tumbler'), 1.06) +
  at(1190, 1062, bottle(reds['chianti-classico-750'].subject, 'wine'), 1.2) +
  at(1464, 1090, turnedGlass(glassware.redWine, 'glass'), 1.06) +
  grapes(1634, 1086);

/** The home page's picture, 3:2: a table in front of hills; the left is calm, for words. */
export const hero = (): string => picture(1800, 1200, landscape() + table());
