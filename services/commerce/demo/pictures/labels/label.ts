import type { OrnamentName } from '../ornaments/ornaments.ts';

export type LabelLayout =
  'classic' | 'landscape' | 'block' | 'seal' | 'arch' | 'upright' | 'strip' | 'printed';

/** How a house prints its label. Words are capitals of the shop's own alphabet. */
export interface Label {
  readonly layout: LabelLayout;
  readonly house: string;
  readonly wine: string;
  /** A second, smaller line: an appellation, a vintage, a spring. */
  readonly small: string;
  readonly ornament: OrnamentName;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

/** The room a label has: centred on x 0, y from 0 down. */
interface LabelBox {
  readonly halfWidth: number;
  readonly height: number;
}

/** The printed content, and the outline of the paper (none if printed directly on the glass). */
interface PrintedLabel {
  readonly sheet?: string;
  readonly art: string;
}

export type LabelDrawing = (label: Label, box: LabelBox) => PrintedLabel;
