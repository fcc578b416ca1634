import { draw } from './draw.ts';
import { drawings } from './drawings/drawings.ts';
import { product, shared, wide } from './formats.ts';
import type { PictureSizes } from './formats.ts';
import { hero } from './hero.ts';
import { social } from './social.ts';

export interface DrawnPicture {
  readonly id: string;
  readonly svg: string;
  readonly sizes: PictureSizes;
}

/** Every picture of the shop as SVG with the sizes it is published in. */
export const everyPicture = (): DrawnPicture[] => [
  ...Object.entries(drawings).map(([id, drawing]) => ({ id, svg: draw(drawing), sizes: product })),
  { id: 'hero', svg: hero(), sizes: wide },
  { id: 'social', svg: social(), sizes: shared },
];
