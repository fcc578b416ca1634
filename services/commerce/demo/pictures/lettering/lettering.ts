import { n, tag } from '../svg.ts';
import { flattenPen } from './flatten-pen.ts';
import type { Point } from './flatten-pen.ts';
import { glyphs } from './glyphs.ts';

interface LetteringStyle {
  /** Cap height in user units. */
  readonly height: number;
  readonly colour: string;
  /** Width of a stem, as a share of the cap height. */
  readonly weight?: number;
  /** Width of the thinnest line, as a share of the cap height. */
  readonly hairline?: number;
  /** Space between letters, as a share of the cap height. */
  readonly tracking?: number;
  /** The lettering shrinks until it is no wider than this. */
  readonly maxWidth?: number;
}

/** The nib is held at a slight angle: falling diagonals come out heavier than rising ones. */
const nibAngle = (-14 * Math.PI) / 180;

const spread = (text: string, tracking: number): number =>
  [...text].reduce((sum, letter) => sum + (glyphs[letter]?.width ?? 0) + tracking * 100, 0) -
  tracking * 100;

/** A broad nib moved along one straight step leaves a parallelogram; all of them turn the same way. */
function nibStep([x1, y1]: Point, [x2, y2]: Point, [nx, ny]: Point): string {
  const clockwise = (x2 - x1) * ny - (y2 - y1) * nx > 0;
  const [sx, sy] = clockwise ? [nx, ny] : [-nx, -ny];
  return `M${n(x1 - sx)} ${n(y1 - sy)}L${n(x2 - sx)} ${n(y2 - sy)}L${n(x2 + sx)} ${n(y2 + sy)}L${n(x1 + sx)} ${n(y1 + sy)}Z`;
}

/** Capitals written with a broad nib, centred on x 0 and standing on y 0. No font is involved. */
export function lettering(text: string, style: LetteringStyle): string {
  const { weight = 0.13, hairline = 0.045, tracking = 0.24 } = style;
  const natural = (spread(text, tracking) + weight * 100) / 100;
  const height = Math.min(style.height, (style.maxWidth ?? Infinity) / natural);
  const scale = height / 100;
  const reach = ((weight - hairline) / 2) * height;
  const nib: Point = [Math.cos(nibAngle) * reach, Math.sin(nibAngle) * reach];
  let x = (-spread(text, tracking) / 2) * scale;
  let d = '';
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`The shop's capitals have no "${letter}"`);
    for (const stroke of flattenPen(glyph.pen)) {
      const points = stroke.map(([px, py]): Point => [x + px * scale, (py - 100) * scale]);
      points.slice(1).forEach((to, index) => (d += nibStep(points[index] ?? to, to, nib)));
    }
    x += (glyph.width + tracking * 100) * scale;
  }
  return tag('path', {
    d,
    fill: style.colour,
    stroke: style.colour,
    'stroke-width': hairline * height,
    'stroke-linejoin': 'round',
  });
}
