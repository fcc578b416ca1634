import { palette } from './palette.ts';
import { at, disc, fill, line, n, rect } from './svg.ts';

const cypress = (x: number, y: number, h: number, colour: string): string =>
  fill(
    `M${n(x)} ${n(y - h)}C${n(x + h * 0.13)} ${n(y - h * 0.6)} ${n(x + h * 0.13)} ${n(y - h * 0.15)} ${n(x + h * 0.03)} ${n(y)}L${n(x - h * 0.03)} ${n(y)}C${n(x - h * 0.13)} ${n(y - h * 0.15)} ${n(x - h * 0.13)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}Z`,
    colour,
  );

/** Rows of vines following a slope. */
const vines = (x: number, y: number, count: number, lean: number, colour: string): string =>
  Array.from({ length: count }, (_, index) =>
    line(
      `M${n(x + index * 46)} ${n(y - index * 6)}C${n(x + index * 46 + lean * 0.4)} ${n(y + 50)} ${n(x + index * 46 + lean)} ${n(y + 90)} ${n(x + index * 46 + lean * 1.6)} ${n(y + 190)}`,
      colour,
      5,
    ),
  ).join('');

const farmhouse = (): string =>
  cypress(948, 566, 112, '#6A7048') +
  cypress(916, 574, 84, '#7A7F55') +
  cypress(1112, 560, 96, '#6A7048') +
  fill('M980 560L1040 560L1040 512L1010 490L980 512Z', '#F7F0E1') +
  rect(1040, 524, 44, 36, '#E7DAC0') +
  fill('M972 514L1010 484L1048 514ZM1040 526L1044 512L1082 512L1090 526Z', palette.terracotta) +
  rect(1004, 536, 11, 24, '#8A6E4C') +
  rect(1058, 538, 9, 10, '#8A6E4C');

/** Wide hills under a low sun, 1800 wide, down to y 900: what one sees over the shop's table. */
export const landscape = (): string =>
  rect(0, 0, 1800, 1200, '#F3EBDB') +
  disc(1010, 372, 156, '#EBC99F') +
  fill(
    'M0 520C180 430 340 420 520 480C700 540 860 420 1060 440C1300 464 1480 380 1800 430L1800 920L0 920Z',
    '#E3D8BB',
  ) +
  fill(
    'M0 620C240 520 420 560 640 600C900 646 1060 520 1300 540C1500 556 1640 520 1800 500L1800 920L0 920Z',
    '#D3CDA4',
  ) +
  at(-330, 44, farmhouse()) +
  fill(
    'M0 760C200 640 420 640 660 700C900 760 1180 690 1400 650C1580 620 1700 640 1800 660L1800 920L0 920Z',
    '#B5B480',
  ) +
  vines(60, 716, 11, -60, '#9C9C67') +
  vines(1120, 726, 13, 70, '#9C9C67') +
  cypress(150, 742, 210, '#4F5A3B') +
  cypress(226, 724, 160, '#5C6745') +
  cypress(300, 716, 190, '#4F5A3B');
