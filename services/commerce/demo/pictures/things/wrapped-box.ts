import { palette } from '../palette.ts';
import { disc, fill, line, n, rect } from '../svg.ts';

/** A box closed and tied as a present, with a card beside it; it stands on y 0, centred on x 0. */
export const wrappedBox = (ribbon: string, halfWidth = 220, height = 300): string => {
  const [w, h] = [halfWidth, height];
  return (
    rect(-w, -h, w * 2, h, '#DDBE8E') +
    rect(-w - 10, -h - 46, w * 2 + 20, 60, '#C7A26C') +
    rect(w - 40, -h + 14, 40, h - 14, '#C7A26C') +
    rect(w - 30, -h - 46, 40, 60, '#B08C57') +
    [0.42, 0.72]
      .map((y) => line(`M${n(-w)} ${n(-h * y)}L${n(w)} ${n(-h * y)}`, '#C9A673', 2.4))
      .join('') +
    rect(-24, -h - 46, 48, h + 46, ribbon) +
    fill(`M10 ${n(-h - 46)}L24 ${n(-h - 46)}L24 0L10 0Z`, '#000000', 0.16) +
    rect(-w - 10, -h - 30, w * 2 + 20, 26, ribbon) +
    [-1, 1]
      .map(
        (side) =>
          fill(
            `M0 ${n(-h - 50)}C${n(side * 40)} ${n(-h - 130)} ${n(side * 130)} ${n(-h - 150)} ${n(side * 138)} ${n(-h - 96)}C${n(side * 140)} ${n(-h - 62)} ${n(side * 70)} ${n(-h - 50)} 0 ${n(-h - 46)}Z`,
            ribbon,
          ) +
          fill(
            `M0 ${n(-h - 48)}C${n(side * 40)} ${n(-h - 92)} ${n(side * 96)} ${n(-h - 112)} ${n(side * 108)} ${n(-h - 92)}C${n(side * 104)} ${n(-h - 70)} ${n(side * 60)} ${n(-h - 56)} 0 ${n(-h - 46)}Z`,
            '#000000',
            0.2,
          ) +
          fill(
            `M${n(side * 8)} ${n(-h - 48)}L${n(side * 74)} ${n(-h + 36)}L${n(side * 42)} ${n(-h + 34)}L${n(side * 30)} ${n(-h + 62)}L${n(side * -6)} ${n(-h - 34)}Z`,
            ribbon,
          ),
      )
      .join('') +
    disc(0, -h - 50, 20, ribbon) +
    disc(6, -h - 46, 13, palette.ink).replace('/>', ' fill-opacity="0.14"/>')
  );
};
