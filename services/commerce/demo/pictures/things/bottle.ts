import type { Label } from '../labels/label.ts';
import { layouts } from '../labels/layouts.ts';
import { glasses, palette } from '../palette.ts';
import type { GlassName } from '../palette.ts';
import { bottles } from '../shapes/bottles.ts';
import type { BottleName, BottleShape } from '../shapes/bottles.ts';
import { band, outline } from '../shapes/profile.ts';
import { at, fill, inside, line, n, rect } from '../svg.ts';

/** A filled, dressed bottle. */
export interface BottleStyle {
  readonly thing: 'bottle';
  readonly shape: BottleName;
  readonly glass: GlassName;
  /** Colour of capsule, foil or screw cap. */
  readonly capsule: string;
  readonly label: Label;
  /** 1 = 0.75 l. */
  readonly scale?: number;
}

const empty = (shape: BottleShape, colour: string): string =>
  rect(-shape.halfWidth, 0, shape.halfWidth * 2, shape.level, colour);

function capsule({ neck, capsuleEnd: end }: BottleShape, colour: string): string {
  const half = neck + 2.5;
  const strip = (from: number, to: number): string =>
    `M${n(half * from)} -3L${n(half * to)} -3L${n(half * to)} ${n(end)}L${n(half * from)} ${n(end)}Z`;
  return (
    fill(strip(-1, 1), colour) +
    fill(strip(0.36, 1), '#000000', 0.18) +
    fill(strip(-0.74, -0.5), '#FFFFFF', 0.22) +
    line(`M${n(-half)} ${n(end * 0.2)}L${n(half)} ${n(end * 0.2)}`, palette.white, 1.6, 0.4)
  );
}

/** Foil over cork and wire, cut to a point below. */
function foil(
  { profile, neck, capsuleEnd: end }: BottleShape,
  colour: string,
  name: string,
): string {
  const cut = `M-80 40L80 40L80 ${n(end - 26)}L0 ${n(end + 14)}L-80 ${n(end - 26)}Z`;
  const head = neck + 5;
  const cap = (from: number, to: number): string =>
    `M${n(head * from)} 46L${n(head * from)} 2Q${n(head * from)} -12 ${n(head * (from + to) * 0.5)} -12Q${n(head * to)} -12 ${n(head * to)} 2L${n(head * to)} 46Z`;
  return (
    inside(
      `${name}-foil`,
      cut,
      fill(outline(profile), colour) +
        fill(band(profile, 0.5, 1), '#000000', 0.18) +
        fill(band(profile, -0.78, -0.6), '#FFFFFF', 0.22),
    ) +
    fill(cap(-1, 1), colour) +
    fill(
      `M${n(head * 0.42)} -11Q${n(head)} -12 ${n(head)} 2L${n(head)} 46L${n(head * 0.42)} 46Z`,
      '#000000',
      0.18,
    ) +
    fill(
      `M${n(-head * 0.74)} -4L${n(-head * 0.52)} -8L${n(-head * 0.52)} 46L${n(-head * 0.74)} 46Z`,
      '#FFFFFF',
      0.22,
    ) +
    line(
      `M${n(-head)} 46L${n(head)} 46M${n(-head + 3)} 120L${n(head - 3)} 120M${n(-head + 3)} 128L${n(head - 3)} 128`,
      palette.white,
      1.6,
      0.4,
    )
  );
}

/** Draws the bottle standing on y 0, centred on x 0. `name` keeps clip paths apart in a group. */
export function bottle(look: BottleStyle, name = 'bottle'): string {
  const shape: BottleShape = bottles[look.shape];
  const glass = glasses[look.glass];
  const { profile, height, label: room } = shape;
  const box = { halfWidth: shape.halfWidth, height: room[1] - room[0] };
  const printed = layouts[look.label.layout](look.label, box);
  const content =
    fill(outline(profile), glass.body) +
    empty(shape, glass.empty) +
    (glass.clear
      ? line(
          `M${n(-shape.neck)} ${n(shape.level)}L${n(shape.neck)} ${n(shape.level)}`,
          glass.shade,
          2.4,
        )
      : '') +
    fill(band(profile, 0.5, 1), glass.shade, glass.clear ? 0.75 : 1) +
    (glass.clear ? rect(-shape.halfWidth, height - 13, shape.halfWidth * 2, 13, glass.shade) : '') +
    fill(band(profile, -0.8, -0.66), glass.light, glass.clear ? 0.9 : 0.75) +
    (glass.clear ? fill(band(profile, -0.58, -0.54), glass.light, 0.9) : '') +
    at(0, room[0], printed.art) +
    (printed.sheet
      ? at(
          0,
          room[0],
          inside(
            `${name}-sheet`,
            printed.sheet,
            at(0, -room[0], fill(band(profile, 0.62, 1), '#2A1C10', 0.13)),
          ),
        )
      : '') +
    fill(band(profile, -0.97, -0.93), glass.light, 0.35);
  const dressed =
    inside(`${name}-body`, outline(profile), content) +
    (look.shape === 'sparkling' ? foil(shape, look.capsule, name) : capsule(shape, look.capsule));
  const scale = look.scale ?? 1;
  return at(0, -height * scale, dressed, scale);
}

/** Height and half width of a drawn bottle in user units, to arrange several. */
export function bottleSize(look: BottleStyle): {
  readonly height: number;
  readonly halfWidth: number;
} {
  const shape: BottleShape = bottles[look.shape];
  const scale = look.scale ?? 1;
  return { height: shape.height * scale, halfWidth: shape.halfWidth * scale };
}
