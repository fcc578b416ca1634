import type { Drawing } from '../things/drawing.ts';
import { accessories } from './accessories.ts';
import { bundles } from './bundles.ts';
import { reds } from './reds.ts';
import { roseSparklingSweet } from './rose-sparkling-sweet.ts';
import { waters } from './waters.ts';
import { whites } from './whites.ts';

/** Every product picture by its id. */
export const drawings = {
  ...reds,
  ...whites,
  ...roseSparklingSweet,
  ...waters,
  ...accessories,
  ...bundles,
} as const satisfies Record<string, Drawing>;

export type PictureId = keyof typeof drawings;
