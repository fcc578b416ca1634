import type { SeedSku } from '../../seed-format.ts';
import { chiaretto750 } from './rose-and-sparkling/chiaretto-750.ts';
import { negroamaroRosato750 } from './rose-and-sparkling/negroamaro-rosato-750.ts';
import { prosecco750 } from './rose-and-sparkling/prosecco-750.ts';
import { franciacortaBrut750 } from './rose-and-sparkling/franciacorta-brut-750.ts';
import { lambrusco750 } from './rose-and-sparkling/lambrusco-750.ts';

/** In display order. */
export const roseAndSparkling: readonly SeedSku[] = [
  chiaretto750,
  negroamaroRosato750,
  prosecco750,
  franciacortaBrut750,
  lambrusco750,
];
