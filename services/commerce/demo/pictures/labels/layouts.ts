import { ornament } from '../ornaments/ornaments.ts';
import { at, disc, fill, line, n, rect } from '../svg.ts';
import type { LabelDrawing, LabelLayout } from './label.ts';
import { lettering } from '../lettering/lettering.ts';

/** The large words of a label: the wine's name. */
const name = (text: string, y: number, height: number, colour: string, maxWidth: number): string =>
  at(0, y, lettering(text, { height, colour, maxWidth, weight: 0.165, tracking: 0.27 }));

/** The small, wide-set words of a label: house, appellation, vintage. */
const small = (text: string, y: number, height: number, colour: string, maxWidth: number): string =>
  at(0, y, lettering(text, { height, colour, maxWidth, weight: 0.13, tracking: 0.44 }));

/** A thin line across the middle. */
const rule = (y: number, half: number, colour: string, width = 1.6): string =>
  line(`M${n(-half)} ${n(y)}L${n(half)} ${n(y)}`, colour, width);

/** Outline of a rectangular sheet. */
const sheetOf = (half: number, top: number, bottom: number): string =>
  `M${n(-half)} ${n(top)}L${n(half)} ${n(top)}L${n(half)} ${n(bottom)}L${n(-half)} ${n(bottom)}Z`;

const classic: LabelDrawing = (label, { halfWidth: w, height: h }) => ({
  sheet: sheetOf(w, 0, h),
  art:
    rect(-w, 0, w * 2, h, label.paper) +
    rule(11, w, label.accent, 3) +
    rule(h - 11, w, label.accent, 3) +
    ornament(label.ornament, 0, h * 0.26, h * 0.27, label) +
    small(label.house, h * 0.52, h * 0.04, label.ink, w * 1.56) +
    rule(h * 0.57, w * 0.24, label.accent) +
    name(label.wine, h * 0.725, h * 0.092, label.ink, w * 1.58) +
    small(label.small, h * 0.84, h * 0.037, label.accent, w * 1.4),
});

const landscape: LabelDrawing = (label, { halfWidth: w, height: h }) => ({
  sheet: sheetOf(w, 0, h),
  art:
    rect(-w, 0, w * 2, h, label.paper) +
    disc(w * 0.34, h * 0.53, h * 0.105, label.accent) +
    fill(
      `M${n(-w)} ${n(h * 0.66)}C${n(-w * 0.5)} ${n(h * 0.53)} ${n(-w * 0.1)} ${n(h * 0.55)} ${n(w * 0.2)} ${n(h * 0.64)}C${n(w * 0.5)} ${n(h * 0.7)} ${n(w * 0.8)} ${n(h * 0.62)} ${n(w)} ${n(h * 0.58)}L${n(w)} ${n(h)}L${n(-w)} ${n(h)}Z`,
      label.ink,
    ) +
    [0.76, 0.84, 0.92]
      .map((y, index) =>
        line(
          `M${n(-w)} ${n(h * y)}C${n(-w * 0.3)} ${n(h * (y - 0.09))} ${n(w * 0.2)} ${n(h * (y + 0.05 - index * 0.01))} ${n(w)} ${n(h * (y - 0.04))}`,
          label.paper,
          1.8,
          0.8,
        ),
      )
      .join('') +
    small(label.house, h * 0.13, h * 0.037, label.ink, w * 1.56) +
    name(label.wine, h * 0.275, h * 0.088, label.ink, w * 1.5) +
    small(label.small, h * 0.37, h * 0.035, label.accent, w * 1.4),
});

const block: LabelDrawing = (label, { halfWidth: w, height: h }) => ({
  sheet: sheetOf(w, 0, h),
  art:
    rect(-w, 0, w * 2, h, label.paper) +
    rect(-w, 0, w * 2, h * 0.55, label.accent) +
    ornament(label.ornament, 0, h * 0.275, h * 0.36, { ink: label.paper, accent: label.ink }) +
    name(label.wine, h * 0.72, h * 0.085, label.ink, w * 1.6) +
    small(label.house, h * 0.82, h * 0.037, label.ink, w * 1.56) +
    small(label.small, h * 0.91, h * 0.034, label.accent, w * 1.4),
});

const seal: LabelDrawing = (label, { halfWidth: w, height: h }) => {
  const r = Math.min(w * 0.86, h * 0.48);
  const middle = h / 2;
  const ring = (radius: number): string =>
    `M${n(-radius)} ${n(middle)}A${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} ${n(middle)}A${n(radius)} ${n(radius)} 0 0 1 ${n(-radius)} ${n(middle)}Z`;
  return {
    sheet: ring(r),
    art:
      disc(0, middle, r, label.paper) +
      line(ring(r - 7), label.accent, 2) +
      ornament(label.ornament, 0, middle - r * 0.42, r * 0.56, label) +
      name(label.wine, middle + r * 0.24, r * 0.24, label.ink, r * 1.5) +
      small(label.house, middle + r * 0.47, r * 0.11, label.ink, r * 1.26) +
      small(label.small, middle + r * 0.67, r * 0.095, label.accent, r * 0.96),
  };
};

const arch: LabelDrawing = (label, { halfWidth: w, height: h }) => {
  const a = w * 0.82;
  const shape = (inset: number): string =>
    `M${n(-a + inset)} ${n(h - inset)}L${n(-a + inset)} ${n(a)}A${n(a - inset)} ${n(a - inset)} 0 0 1 ${n(a - inset)} ${n(a)}L${n(a - inset)} ${n(h - inset)}Z`;
  return {
    sheet: shape(0),
    art:
      fill(shape(0), label.paper) +
      line(shape(8), label.accent, 1.8) +
      ornament(label.ornament, 0, h * 0.29, h * 0.26, label) +
      name(label.wine, h * 0.615, h * 0.084, label.ink, a * 1.54) +
      rule(h * 0.68, a * 0.24, label.accent) +
      small(label.house, h * 0.775, h * 0.036, label.ink, a * 1.5) +
      small(label.small, h * 0.87, h * 0.034, label.accent, a * 1.4),
  };
};

const upright: LabelDrawing = (label, { halfWidth: w, height: h }) => {
  const a = w * 0.66;
  return {
    sheet: sheetOf(a, 0, h),
    art:
      rect(-a, 0, a * 2, h, label.paper) +
      rect(-a, 0, 9, h, label.accent) +
      at(a * 0.24, h * 0.6, name(label.wine, 0, a * 0.4, label.ink, h * 0.68), 1, -90) +
      at(a * 0.7, h * 0.6, small(label.house, 0, a * 0.14, label.ink, h * 0.68), 1, -90) +
      ornament(label.ornament, a * 0.12, h * 0.1, a * 0.5, label),
  };
};

const strip: LabelDrawing = (label, { halfWidth: w, height: h }) => ({
  sheet: sheetOf(w, h * 0.36, h),
  art:
    ornament(label.ornament, 0, h * 0.16, h * 0.28, { ink: label.paper, accent: label.paper }) +
    rect(-w, h * 0.36, w * 2, h * 0.64, label.paper) +
    rect(-w, h * 0.36, w * 2, 7, label.accent) +
    name(label.wine, h * 0.66, h * 0.115, label.ink, w * 1.56) +
    small(label.house, h * 0.79, h * 0.05, label.ink, w * 1.5) +
    small(label.small, h * 0.91, h * 0.046, label.accent, w * 1.4),
});

/** Screen-printed straight on to the glass, as good waters are. */
const printed: LabelDrawing = (label, { halfWidth: w, height: h }) => ({
  art:
    ornament(label.ornament, 0, h * 0.22, h * 0.36, label) +
    name(label.wine, h * 0.62, h * 0.14, label.ink, w * 1.5) +
    rule(h * 0.7, w * 0.3, label.accent) +
    small(label.house, h * 0.81, h * 0.055, label.ink, w * 1.42) +
    small(label.small, h * 0.92, h * 0.05, label.accent, w * 1.3),
});

/** Every layout a house may print its label in. */
export const layouts: Readonly<Record<LabelLayout, LabelDrawing>> = {
  classic,
  landscape,
  block,
  seal,
  arch,
  upright,
  strip,
  printed,
};
