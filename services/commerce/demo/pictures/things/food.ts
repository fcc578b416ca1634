import { palette } from '../palette.ts';
import { at, disc, fill, line, n, rect } from '../svg.ts';

/** Food on the table beside a glass. Each is drawn standing on y 0, centered on x 0, about 220 wide. */
export type FoodName = 'grapes' | 'cheese' | 'bread' | 'lemons' | 'olives' | 'biscuits' | 'fish';

const berry = (x: number, y: number): string =>
  disc(x, y, 21, palette.wine) +
  fill(
    `M${n(x + 7)} ${n(y - 19.8)}A21 21 0 0 1 ${n(x + 7)} ${n(y + 19.8)}A27 27 0 0 0 ${n(x + 7)} ${n(y - 19.8)}Z`,
    palette.wineDeep,
  ) +
  disc(x - 8, y - 8, 4, '#9A4A5E');

const grapes = (): string =>
  line('M30 -86C34 -104 50 -116 72 -118', '#6B5A33', 8) +
  [
    [22, -84],
    [-16, -88],
    [58, -66],
    [2, -56],
    [-38, -58],
    [74, -30],
    [36, -34],
    [-4, -24],
    [-44, -26],
    [-78, -24],
  ]
    .map(([x = 0, y = 0]) => berry(x, y))
    .join('');

/** A round board or plate, seen from the side. */
const plate = (colour: string, shade: string, half = 120): string =>
  `<ellipse cx="0" cy="-4" rx="${n(half)}" ry="13" fill="${shade}"/>` +
  `<ellipse cx="0" cy="-9" rx="${n(half)}" ry="12" fill="${colour}"/>`;

const wood = (half = 120): string => plate('#C99A5F', '#A9773F', half);

const cheese = (): string =>
  wood(126) +
  fill('M-92 -12L84 -12L84 -66L-92 -84Z', '#EBCB7C') +
  fill('M-92 -84L84 -66L112 -78L-40 -100Z', '#F4DFA4') +
  fill('M84 -12L84 -66L112 -78L112 -18Z', '#C99A3F') +
  [
    [-46, -42, 9],
    [8, -30, 7],
    [44, -48, 10],
    [-12, -60, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#D7B25B'))
    .join('');

const bread = (): string =>
  wood(126) +
  fill('M-104 -12C-118 -66 -72 -96 0 -96C72 -96 118 -66 104 -12Z', '#B87B3B') +
  fill('M30 -94C82 -88 114 -60 104 -12L44 -12C60 -44 56 -72 30 -94Z', '#99602A') +
  line(
    'M-66 -82C-58 -64 -54 -46 -56 -28M-22 -92C-14 -70 -10 -48 -12 -28M22 -92C30 -70 34 -48 32 -28',
    '#E2B277',
    7,
  );

const lemon = (x: number, y: number): string =>
  fill(
    `M${n(x - 62)} ${n(y)}C${n(x - 48)} ${n(y - 44)} ${n(x + 40)} ${n(y - 48)} ${n(x + 56)} ${n(y - 8)}L${n(x + 66)} ${n(y)}L${n(x + 56)} ${n(y + 8)}C${n(x + 40)} ${n(y + 44)} ${n(x - 48)} ${n(y + 40)} ${n(x - 62)} ${n(y)}Z`,
    '#E6C63F',
  ) +
  fill(
    `M${n(x + 10)} ${n(y + 33)}C${n(x + 44)} ${n(y + 28)} ${n(x + 54)} ${n(y + 8)} ${n(x + 56)} ${n(y + 8)}C${n(x + 40)} ${n(y + 44)} ${n(x - 48)} ${n(y + 40)} ${n(x - 60)} ${n(y + 4)}C${n(x - 40)} ${n(y + 30)} ${n(x - 12)} ${n(y + 36)} ${n(x + 10)} ${n(y + 33)}Z`,
    '#C9A52A',
  );

const lemons = (): string =>
  lemon(-34, -36) +
  disc(64, -42, 42, '#E6C63F') +
  disc(64, -42, 35, '#F8EEB8') +
  [0, 60, 120].map((turn) => at(64, -42, line('M-33 0L33 0', '#E6C63F', 3), 1, turn)).join('') +
  disc(64, -42, 5, '#FBF8F3');

const bowl = (colour: string, shade: string): string =>
  fill('M-96 -70L96 -70C92 -22 56 0 30 0L-30 0C-56 0 -92 -22 -96 -70Z', colour) +
  fill('M44 -70L96 -70C92 -22 56 0 30 0L8 0C40 -14 48 -40 44 -70Z', shade) +
  rect(-102, -76, 204, 10, colour, 5);

const olives = (): string =>
  [
    [-62, -78],
    [-22, -88],
    [20, -84],
    [60, -78],
    [-2, -104],
    [36, -100],
    [-42, -98],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="24" ry="18" fill="${index % 3 === 1 ? '#4C4A26' : palette.olive}"/>` +
        disc(x - 9, y - 6, 4, '#A3A268'),
    )
    .join('') + bowl('#F7F0E1', '#DFD2B6');

const biscuit = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    fill('M-66 12C-70 -14 -46 -24 0 -24C46 -24 70 -14 66 12Z', '#C98F4B') +
      fill('M10 -24C50 -22 70 -14 66 12L24 12C32 0 28 -14 10 -24Z', '#A66F30') +
      [-36, -6, 30].map((dx) => disc(dx, -6, 5, '#F0DDB8')).join(''),
    1,
    turn,
  );

const biscuits = (): string =>
  plate('#F7F0E1', '#D6C7A6', 130) +
  biscuit(-44, -28, -4) +
  biscuit(52, -28, 5) +
  biscuit(2, -58, -9);

const fish = (): string =>
  plate('#F7F0E1', '#C9D3CC', 140) +
  fill(
    'M-96 -36C-60 -78 30 -78 70 -38L112 -66L106 -32L112 -2L70 -26C30 2 -60 0 -96 -36Z',
    '#8FA9A7',
  ) +
  fill('M-96 -36C-60 -4 30 0 70 -26L112 -2L106 -32L70 -34C20 -22 -50 -22 -96 -36Z', '#6F8C8B') +
  disc(-68, -42, 6, palette.ink) +
  line('M-44 -58C-36 -44 -36 -30 -44 -18', '#5C7776', 4);

const foods: Readonly<Record<FoodName, () => string>> = {
  grapes,
  cheese,
  bread,
  lemons,
  olives,
  biscuits,
  fish,
};

/** Something to eat, standing on y 0 and centred on x 0. */
export const food = (name: FoodName): string => foods[name]();
