import type { SeedSku } from '../../../seeding/seed-format.ts';
import { acquaNivaleStill750 } from './waters/acqua-nivale-still-750.ts';
import { acquaNivaleSparkling750 } from './waters/acqua-nivale-sparkling-750.ts';
import { acquaLumiaStill1000 } from './waters/acqua-lumia-still-1000.ts';
import { acquaLumiaLight500 } from './waters/acqua-lumia-light-500.ts';
import { acquaTufara750 } from './waters/acqua-tufara-750.ts';
import { acquaSelvataStill500 } from './waters/acqua-selvata-still-500.ts';
import { acquaLumiaSparkling1000 } from './waters/acqua-lumia-sparkling-1000.ts';
import { acquaSelvataSparkling500 } from './waters/acqua-selvata-sparkling-500.ts';
import { acquaGranidaStill750 } from './waters/acqua-granida-still-750.ts';

/** In display order. */
export const waters: readonly SeedSku[] = [
  acquaNivaleStill750,
  acquaNivaleSparkling750,
  acquaLumiaStill1000,
  acquaLumiaLight500,
  acquaTufara750,
  acquaSelvataStill500,
  acquaLumiaSparkling1000,
  acquaSelvataSparkling500,
  acquaGranidaStill750,
];
