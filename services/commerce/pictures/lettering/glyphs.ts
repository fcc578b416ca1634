/** A letter as the path of the pen: cap height 100, y downwards, several strokes begun by `M`. */
export interface Glyph {
  readonly width: number;
  readonly pen: string;
}

const glyph = (width: number, pen: string): Glyph => ({ width, pen });

const ring = 'M48 0C21 0 0 22 0 50C0 78 21 100 48 100C75 100 96 78 96 50C96 22 75 0 48 0';
const bowl = 'M0 0L0 100M0 0L26 0C60 0 60 54 26 54L0 54';

/** The shop's own capitals, after Roman inscriptions: wide O and M, narrow E and S. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph(78, 'M0 100L39 0L78 100M14 66L64 66'),
  B: glyph(54, 'M0 0L0 100M0 0L24 0C54 0 54 46 24 46L0 46M24 46C64 46 64 100 24 100L0 100'),
  C: glyph(80, 'M80 17C71 6 60 0 48 0C20 0 0 22 0 50C0 78 20 100 48 100C60 100 71 94 80 83'),
  D: glyph(80, 'M0 0L0 100M0 0L28 0C62 0 80 20 80 50C80 80 62 100 28 100L0 100'),
  E: glyph(48, 'M0 0L0 100M0 0L46 0M0 48L38 48M0 100L48 100'),
  É: glyph(48, 'M0 0L0 100M0 0L46 0M0 48L38 48M0 100L48 100M16 -14L34 -32'),
  F: glyph(46, 'M0 0L0 100M0 0L46 0M0 48L38 48'),
  G: glyph(
    82,
    'M80 17C71 6 60 0 48 0C20 0 0 22 0 50C0 78 20 100 48 100C62 100 74 95 82 87L82 56L60 56',
  ),
  H: glyph(72, 'M0 0L0 100M72 0L72 100M0 48L72 48'),
  I: glyph(0, 'M0 0L0 100'),
  J: glyph(28, 'M28 0L28 76C28 92 20 100 0 100'),
  K: glyph(62, 'M0 0L0 100M58 0L0 54M18 38L62 100'),
  L: glyph(46, 'M0 0L0 100L46 100'),
  M: glyph(92, 'M2 100L14 0L46 84L78 0L90 100'),
  N: glyph(76, 'M0 100L0 0L76 100L76 0'),
  O: glyph(96, ring),
  P: glyph(52, bowl),
  Q: glyph(96, `${ring}M54 82L94 116`),
  R: glyph(62, `${bowl}M26 54L62 100`),
  S: glyph(
    48,
    'M45 13C38 4 31 0 24 0C10 0 2 10 2 24C2 52 48 44 48 74C48 90 38 100 22 100C12 100 5 96 0 86',
  ),
  T: glyph(66, 'M0 0L66 0M33 0L33 100'),
  U: glyph(68, 'M0 0L0 64C0 88 12 100 34 100C56 100 68 88 68 64L68 0'),
  V: glyph(76, 'M0 0L38 100L76 0'),
  W: glyph(112, 'M0 0L28 100L56 0L84 100L112 0'),
  X: glyph(64, 'M2 0L64 100M62 0L0 100'),
  Y: glyph(68, 'M0 0L34 50L34 100M68 0L34 50'),
  Z: glyph(62, 'M2 0L60 0L0 100L62 100'),
  '0': glyph(58, 'M29 0C10 0 0 22 0 50C0 78 10 100 29 100C48 100 58 78 58 50C58 22 48 0 29 0'),
  '1': glyph(24, 'M4 16L24 0L24 100'),
  '2': glyph(56, 'M2 22C6 6 16 0 28 0C44 0 54 10 54 26C54 50 20 70 0 100L56 100'),
  '3': glyph(
    54,
    'M2 10C10 2 18 0 26 0C42 0 50 10 50 24C50 40 38 47 22 47C42 47 54 56 54 73C54 90 42 100 24 100C14 100 6 97 0 90',
  ),
  '4': glyph(58, 'M42 100L42 0L0 70L58 70'),
  '5': glyph(
    54,
    'M48 0L12 0L6 44C12 40 18 38 26 38C44 38 54 50 54 68C54 88 42 100 24 100C14 100 6 97 0 92',
  ),
  '6': glyph(
    56,
    'M46 4C20 14 2 40 2 68C2 88 12 100 29 100C46 100 56 88 56 70C56 54 46 42 30 42C16 42 4 52 2 68',
  ),
  '7': glyph(56, 'M0 0L56 0L18 100'),
  '8': glyph(
    54,
    'M28 0C12 0 6 12 6 24C6 38 16 46 28 46C40 46 50 38 50 24C50 12 44 0 28 0M28 46C10 46 2 58 2 73C2 90 12 100 28 100C44 100 54 90 54 73C54 58 46 46 28 46',
  ),
  '9': glyph(
    56,
    'M10 96C36 86 54 60 54 32C54 12 44 0 27 0C10 0 0 12 0 30C0 46 10 58 26 58C40 58 52 48 54 32',
  ),
  '&': glyph(
    74,
    'M74 100L20 30C8 14 14 0 29 0C43 0 49 12 41 25C33 38 4 48 4 74C4 90 14 100 30 100C50 100 64 84 70 56',
  ),
  "'": glyph(6, 'M4 0L0 24'),
  '.': glyph(2, 'M0 98L2 98'),
  '-': glyph(30, 'M0 54L30 54'),
  ' ': glyph(34, ''),
};
