import type { SeedSku } from '../../seeding/seed-format.ts';
import { accessories } from './skus/accessories.ts';
import { reds } from './skus/reds.ts';
import { roseAndSparkling } from './skus/rose-and-sparkling.ts';
import { sweet } from './skus/sweet.ts';
import { waters } from './skus/waters.ts';
import { whites } from './skus/whites.ts';

/** Everything the shop sells singly, in display order. */
export const skus: readonly SeedSku[] = [
  ...reds,
  ...whites,
  ...roseAndSparkling,
  ...sweet,
  ...waters,
  ...accessories,
];
