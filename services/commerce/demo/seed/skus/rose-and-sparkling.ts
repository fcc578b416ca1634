import type { SeedSku } from '../../../seeding/seed-format.ts';
import { chiaretto750 } from './rose-and-sparkling/chiaretto-750.ts';
import { negroamaroRosato750 } from './rose-and-sparkling/negroamaro-rosato-750.ts';
import { prosecco750 } from './rose-and-sparkling/prosecco-750.ts';
import { franciacortaBrut750 } from './rose-and-sparkling/franciacorta-brut-750.ts';
import { lambrusco750 } from './rose-and-sparkling/lambrusco-750.ts';
import { cerasuoloAbruzzo750 } from './rose-and-sparkling/cerasuolo-abruzzo-750.ts';
import { etnaRosato750 } from './rose-and-sparkling/etna-rosato-750.ts';
import { franciacortaRose750 } from './rose-and-sparkling/franciacorta-rose-750.ts';
import { prosecco1500 } from './rose-and-sparkling/prosecco-1500.ts';

/** In display order. */
export const roseAndSparkling: readonly SeedSku[] = [
  chiaretto750,
  negroamaroRosato750,
  prosecco750,
  franciacortaBrut750,
  lambrusco750,
  cerasuoloAbruzzo750,
  etnaRosato750,
  franciacortaRose750,
  prosecco1500,
];
