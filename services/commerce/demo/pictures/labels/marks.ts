import { lettering } from '../lettering/lettering.ts';
import { at, line, n } from '../svg.ts';

/** The large words of a label: the wine's name. */
export const name = (
  text: string,
  y: number,
  height: number,
  colour: string,
  maxWidth: number,
): string => at(0, y, lettering(text, { height, colour, maxWidth, weight: 0.165, tracking: 0.27 }));

/** The small, wide-set words of a label: house, appellation, vintage. */
export const small = (
  text: string,
  y: number,
  height: number,
  colour: string,
  maxWidth: number,
): string => at(0, y, lettering(text, { height, colour, maxWidth, weight: 0.13, tracking: 0.44 }));

/** A thin line across the middle. */
export const rule = (y: number, half: number, colour: string, width = 1.6): string =>
  line(`M${n(-half)} ${n(y)}L${n(half)} ${n(y)}`, colour, width);

/** Outline of a rectangular sheet. */
export const sheetOf = (half: number, top: number, bottom: number): string =>
  `M${n(-half)} ${n(top)}L${n(half)} ${n(top)}L${n(half)} ${n(bottom)}L${n(-half)} ${n(bottom)}Z`;
