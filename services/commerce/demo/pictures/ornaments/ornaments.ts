import { at, disc, fill, line, n, rect } from '../svg.ts';

/** The two inks an ornament is printed in. */
interface Inks {
  readonly ink: string;
  readonly accent: string;
}

/** Draws within a square of 100, centred on the origin. */
type Ornament = (inks: Inks) => string;

const around = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count)).join('');

const leafHalf =
  'M0 46C-6 34 -10 30 -16 34C-22 40 -32 38 -34 28C-35 22 -40 18 -48 16C-42 10 -42 4 -46 -4C-38 -4 -32 -8 -32 -16C-26 -14 -20 -16 -16 -22C-10 -30 -6 -38 0 -48';
const leafOther =
  'C6 -38 10 -30 16 -22C20 -16 26 -14 32 -16C32 -8 38 -4 46 -4C42 4 42 10 48 16C40 18 35 22 34 28C32 38 22 40 16 34C10 30 6 34 0 46Z';

const dropPath = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r * 2)}C${n(x + r * 0.3)} ${n(y - r * 1.2)} ${n(x + r)} ${n(y - r * 0.6)} ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.6)} ${n(x - r * 0.3)} ${n(y - r * 1.2)} ${n(x)} ${n(y - r * 2)}Z`;

const swallowPath =
  'M-48 -22C-30 -20 -14 -14 -4 -2C4 -16 20 -28 46 -34C32 -22 24 -12 18 2C26 6 34 6 42 2C36 12 26 16 14 14C4 24 -6 34 -26 44C-18 34 -14 28 -12 20L-30 24C-22 18 -18 14 -14 8C-20 -4 -32 -14 -48 -22Z';

const cypress = (x: number, h: number, colour: string): string =>
  fill(
    `M${n(x)} ${n(38 - h)}C${n(x + 9)} ${n(38 - h * 0.6)} ${n(x + 9)} ${n(38 - h * 0.2)} ${n(x + 2)} 38L${n(x - 2)} 38C${n(x - 9)} ${n(38 - h * 0.2)} ${n(x - 9)} ${n(38 - h * 0.6)} ${n(x)} ${n(38 - h)}Z`,
    colour,
  );

/** Small printed marks, one for each house. */
export const ornaments = {
  leaf: ({ ink, accent }) =>
    fill(leafHalf + leafOther, accent) +
    line(
      'M0 52L0 -30M0 30C-8 20 -18 16 -28 14M0 30C8 20 18 16 28 14M0 8C-6 0 -12 -4 -20 -6M0 8C6 0 12 -4 20 -6',
      ink,
      2.4,
    ),
  sun: ({ ink, accent }) =>
    disc(0, 0, 21, accent) +
    around(16, (angle) =>
      at(0, 0, line(angle % 45 === 0 ? 'M0 -29L0 -48' : 'M0 -29L0 -39', ink, 2.6), 1, angle),
    ),
  dawn: ({ ink, accent }) =>
    fill('M-26 14A26 26 0 0 1 26 14Z', accent) +
    [-72, -48, -24, 0, 24, 48, 72]
      .map((angle) => at(0, 14, line('M0 -34L0 -48', ink, 2.6), 1, angle))
      .join('') +
    line('M-48 14L48 14M-36 24L36 24M-22 34L22 34', ink, 2.4),
  tower: ({ ink, accent }) =>
    fill(
      'M-20 44L-16 -24L-22 -24L-22 -46L-13 -46L-13 -38L-5 -38L-5 -46L5 -46L5 -38L13 -38L13 -46L22 -46L22 -24L16 -24L20 44Z',
      ink,
    ) +
    fill(
      'M-5 44L-5 28A5 5 0 0 1 5 28L5 44ZM-3.5 -2L-3.5 -10A3.5 3.5 0 0 1 3.5 -10L3.5 -2Z',
      accent,
    ) +
    line('M-48 44L48 44', ink, 2.6),
  drops: ({ ink, accent }) =>
    fill(dropPath(0, 22, 22), accent) +
    fill(dropPath(-30, 26, 11), ink) +
    fill(dropPath(30, 26, 11), ink),
  swallow: ({ ink }) => fill(swallowPath, ink),
  cypresses: ({ ink, accent }) =>
    disc(20, -20, 13, accent) +
    cypress(-30, 50, ink) +
    cypress(-12, 74, ink) +
    cypress(6, 56, ink) +
    line('M-48 38C-20 34 20 34 48 40', ink, 2.6),
  volcano: ({ ink, accent }) =>
    fill('M-48 40L-10 -22L-3 -16L4 -23L10 -18L48 40Z', ink) +
    disc(0, -38, 9, accent) +
    fill('M-22 -2L-10 -22L-3 -16L4 -23L10 -18L21 -2L10 -8L2 4L-8 -6Z', accent),
  moon: ({ ink, accent }) =>
    fill('M14 -44A46 46 0 1 0 44 22A38 38 0 1 1 14 -44Z', ink) +
    disc(24, -12, 6, accent) +
    disc(40, -34, 3.4, accent),
  arch: ({ ink, accent }) =>
    fill('M-44 44L-44 -8A44 44 0 0 1 44 -8L44 44L30 44L30 -8A30 30 0 0 0 -30 -8L-30 44Z', ink) +
    fill('M-18 44L-18 -8A18 18 0 0 1 18 -8L18 44Z', accent),
  mountains: ({ ink, accent }) =>
    fill('M-48 38L-20 -24L2 38Z', accent) +
    fill('M-24 38L14 -46L48 38Z', ink) +
    fill('M14 -46L27 -17L19 -22L12 -14L4 -24Z', accent),
  grapes: ({ ink, accent }) =>
    [
      [-22, -12],
      [0, -12],
      [22, -12],
      [-11, 8],
      [11, 8],
      [0, 28],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 11.5, accent))
      .join('') + line('M0 -22L0 -46M0 -36C10 -46 22 -46 32 -40', ink, 3),
  wind: ({ ink, accent }) =>
    line(
      'M-46 -14L14 -14C34 -14 34 -42 16 -42C6 -42 2 -34 6 -28M-46 4L30 4C52 4 52 34 32 34C22 34 18 26 22 20M-46 22L0 22C14 22 14 42 2 42',
      ink,
      5,
    ) + disc(-34, -34, 6, accent),
  shell: ({ ink, accent }) =>
    fill(
      'M0 40C-14 40 -18 32 -18 32C-44 18 -52 -8 -40 -24C-30 -44 30 -44 40 -24C52 -8 44 18 18 32C18 32 14 40 0 40Z',
      accent,
    ) + line('M0 36L0 -38M-6 34L-22 -34M6 34L22 -34M-12 32L-40 -20M12 32L40 -20', ink, 2.6),
  bubbles: ({ ink, accent }) =>
    disc(0, 26, 16, accent) +
    disc(-22, -2, 10, ink) +
    disc(14, -10, 8, accent) +
    disc(-6, -30, 6, ink) +
    disc(22, -36, 4, ink),
  diamond: ({ ink, accent }) =>
    fill('M0 -44L30 0L0 44L-30 0Z', ink) + fill('M0 -24L16 0L0 24L-16 0Z', accent),
  waves: ({ ink, accent }) =>
    [-24, -4, 16]
      .map((y, index) =>
        line(
          `M-46 ${n(y)}C-34 ${n(y - 14)} -24 ${n(y - 14)} -12 ${n(y)}C0 ${n(y + 14)} 10 ${n(y + 14)} 22 ${n(y)}C30 ${n(y - 9)} 38 ${n(y - 12)} 46 ${n(y - 9)}`,
          index === 1 ? accent : ink,
          5,
        ),
      )
      .join(''),
  column: ({ ink, accent }) =>
    rect(-26, -46, 52, 8, ink) +
    rect(-20, -36, 40, 5, accent) +
    rect(-26, 38, 52, 8, ink) +
    [-14, -4.5, 5, 14.5].map((x) => rect(x - 3, -28, 6, 62, ink)).join(''),
} as const satisfies Record<string, Ornament>;

export type OrnamentName = keyof typeof ornaments;

/** An ornament of a given size around a point. */
export const ornament = (
  name: OrnamentName,
  x: number,
  y: number,
  size: number,
  inks: Inks,
): string => at(x, y, ornaments[name](inks), size / 100);
