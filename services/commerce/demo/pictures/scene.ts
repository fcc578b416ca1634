import { backdrops } from './palette.ts';
import type { Backdrop, BackdropName } from './palette.ts';
import { at, disc, fill, n, picture, rect } from './svg.ts';

/** Portrait 4:5, in user units. */
export const sceneWidth = 800;
export const sceneHeight = 1000;

/** Where things stand. */
export const floor = 914;

export type MotifName = 'disc' | 'arch' | 'hills' | 'peaks' | 'horizon' | 'window' | 'none';

const tableEdge = 826;

const motifs: Readonly<Record<MotifName, (tones: Backdrop) => string>> = {
  none: () => '',
  disc: ({ motif }) => disc(400, 460, 300, motif),
  arch: ({ motif }) =>
    fill(`M130 ${n(tableEdge)}L130 400A270 270 0 0 1 670 400L670 ${n(tableEdge)}Z`, motif),
  hills: ({ motif, table }) =>
    fill(
      `M0 640C120 560 230 560 340 610C470 670 620 560 800 590L800 ${n(tableEdge)}L0 ${n(tableEdge)}Z`,
      motif,
    ) +
    fill(
      `M0 740C160 700 260 720 380 750C520 780 640 720 800 690L800 ${n(tableEdge)}L0 ${n(tableEdge)}Z`,
      table,
      0.6,
    ),
  peaks: ({ motif, table }) =>
    fill(`M-40 ${n(tableEdge)}L190 430L260 510L330 440L600 ${n(tableEdge)}Z`, motif) +
    fill(`M330 ${n(tableEdge)}L590 540L660 610L720 560L900 ${n(tableEdge)}Z`, table, 0.55),
  horizon: ({ motif }) => rect(0, 520, 800, tableEdge - 520, motif) + disc(560, 400, 92, motif),
  window: ({ motif }) => rect(140, 110, 250, 716, motif) + rect(410, 110, 250, 716, motif),
};

/** A flat shadow lying on the table to the right of something `halfWidth` wide. */
export const shadowOf = (x: number, halfWidth: number, colour: string, reach = 1): string => {
  const long = halfWidth + 90 * reach;
  return at(
    x + long - halfWidth * 0.98,
    floor - 4,
    `<ellipse cx="0" cy="0" rx="${n(long)}" ry="15" fill="${colour}"/>`,
    1,
    -2.5,
  );
};

/** The background of a picture: wall, motif and table; `draw` adds the subject. */
export function scene(
  backdrop: BackdropName,
  motif: MotifName,
  draw: (tones: Backdrop) => string,
): string {
  const tones = backdrops[backdrop];
  return picture(
    sceneWidth,
    sceneHeight,
    rect(0, 0, sceneWidth, sceneHeight, tones.wall) +
      motifs[motif](tones) +
      rect(0, tableEdge, sceneWidth, sceneHeight - tableEdge, tones.table) +
      draw(tones),
  );
}
