import type { SeedSku } from '../../../seeding/seed-format.ts';
import { corkscrewOlive } from './accessories/corkscrew-olive.ts';
import { glassesRed2 } from './accessories/glasses-red-2.ts';
import { decanter1500 } from './accessories/decanter-1500.ts';
import { stopperSparkling } from './accessories/stopper-sparkling.ts';
import { carafeWater1000 } from './accessories/carafe-water-1000.ts';
import { glassesWhite2 } from './accessories/glasses-white-2.ts';
import { glassesWater4 } from './accessories/glasses-water-4.ts';

/** In display order. */
export const accessories: readonly SeedSku[] = [
  corkscrewOlive,
  glassesRed2,
  decanter1500,
  stopperSparkling,
  carafeWater1000,
  glassesWhite2,
  glassesWater4,
];
