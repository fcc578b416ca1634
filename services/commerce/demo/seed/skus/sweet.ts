import type { SeedSku } from '../../../seeding/seed-format.ts';
import { moscatoAsti750 } from './sweet/moscato-asti-750.ts';
import { vinSanto375 } from './sweet/vin-santo-375.ts';
import { passitoZibibbo500 } from './sweet/passito-zibibbo-500.ts';
import { reciotoSoave500 } from './sweet/recioto-soave-500.ts';
import { brachetto750 } from './sweet/brachetto-750.ts';

/** In display order. */
export const sweet: readonly SeedSku[] = [
  moscatoAsti750,
  vinSanto375,
  passitoZibibbo500,
  reciotoSoave500,
  brachetto750,
];
