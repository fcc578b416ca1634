import { lettering } from '../lettering/lettering.ts';
import { palette } from '../palette.ts';
import type { Backdrop } from '../palette.ts';
import { floor, shadowOf } from '../scene.ts';
import { at, fill, line, n, rect } from '../svg.ts';
import { bottle, bottleSize } from './bottle.ts';
import type { GiftBoxStyle } from './drawing.ts';

const boxHeight = 286;
const gap = 26;

const wood = { front: '#DDBE8E', top: '#C7A26C', inside: '#8F6C3D', grain: '#C9A673' } as const;

/** Curls of wood wool between the bottles. */
const woodWool = (left: number, right: number, y: number): string => {
  const curls = Math.floor((right - left) / 22);
  return Array.from({ length: curls }, (_, index) => {
    const x = left + 14 + index * 22;
    const lift = (index * 7) % 13;
    return line(
      `M${n(x - 16)} ${n(y + 8)}C${n(x - 8)} ${n(y - 22 - lift)} ${n(x + 10)} ${n(y - 20 - lift)} ${n(x + 16)} ${n(y + 6)}`,
      index % 2 === 0 ? '#EBD9B0' : '#D9C08B',
      4.4,
    );
  }).join('');
};

/** Bottles standing in an open wooden box with the shop's name on its front. */
export function giftBox(look: GiftBoxStyle, tones: Backdrop): string {
  const sizes = look.bottles.map(bottleSize);
  const inner =
    sizes.reduce((sum, { halfWidth }) => sum + halfWidth * 2, 0) + gap * (sizes.length + 1);
  const scale = Math.min(1, 620 / inner);
  const half = (inner * scale) / 2 + 14;
  const [left, right, top] = [400 - half, 400 + half, floor - boxHeight];
  let x = 400 - (inner * scale) / 2 + gap * scale;
  const standing = look.bottles.map((each, index) => {
    const halfWidth = (sizes[index]?.halfWidth ?? 0) * scale;
    const placed = at(
      x + halfWidth,
      floor - 26 - 60 * scale,
      bottle(each, `part-${String(index)}`),
      scale,
    );
    x += halfWidth * 2 + gap * scale;
    return placed;
  });
  return (
    shadowOf(400, half, tones.shadow) +
    fill(
      `M${n(left)} ${n(top)}L${n(left + 14)} ${n(top - 26)}L${n(right - 14)} ${n(top - 26)}L${n(right)} ${n(top)}Z`,
      wood.inside,
    ) +
    standing.join('') +
    woodWool(left + 12, right - 8, top + 2) +
    rect(left, top, half * 2, boxHeight, wood.front) +
    rect(left, top, half * 2, 12, wood.top) +
    rect(right - 26, top, 26, boxHeight, wood.top) +
    [0.36, 0.68]
      .map((y) =>
        line(
          `M${n(left)} ${n(top + boxHeight * y)}L${n(right)} ${n(top + boxHeight * y)}`,
          wood.top,
          2.4,
        ),
      )
      .join('') +
    [0.2, 0.5, 0.83]
      .map((y, index) =>
        line(
          `M${n(left + 30 + index * 60)} ${n(top + boxHeight * y)}C${n(left + 110 + index * 60)} ${n(top + boxHeight * y - 8)} ${n(left + 150 + index * 70)} ${n(top + boxHeight * y + 8)} ${n(left + 240 + index * 70)} ${n(top + boxHeight * y)}`,
          wood.grain,
          2.2,
        ),
      )
      .join('') +
    rect(left + half * 0.28, top, 34, boxHeight, look.ribbon) +
    fill(
      `M${n(left + half * 0.28 + 24)} ${n(top)}L${n(left + half * 0.28 + 34)} ${n(top)}L${n(left + half * 0.28 + 34)} ${n(floor)}L${n(left + half * 0.28 + 24)} ${n(floor)}Z`,
      '#000000',
      0.16,
    ) +
    at(
      400 + half * 0.18,
      top + boxHeight * 0.55,
      lettering('FONTE', { height: 30, colour: '#6B4A22', weight: 0.16, tracking: 0.36 }),
    ) +
    at(
      400 + half * 0.18,
      top + boxHeight * 0.55 + 30,
      lettering('& VIGNA', { height: 17, colour: palette.wine, weight: 0.14, tracking: 0.5 }),
    )
  );
}
