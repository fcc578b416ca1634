import type { SeedSku } from '../../../seeding/seed-format.ts';
import { barberaAsti750 } from './reds/barbera-asti-750.ts';
import { barolo750 } from './reds/barolo-750.ts';
import { chiantiClassico750 } from './reds/chianti-classico-750.ts';
import { chiantiClassico1500 } from './reds/chianti-classico-1500.ts';
import { valpolicellaRipasso750 } from './reds/valpolicella-ripasso-750.ts';
import { primitivo750 } from './reds/primitivo-750.ts';
import { etnaRosso750 } from './reds/etna-rosso-750.ts';
import { lagrein750 } from './reds/lagrein-750.ts';
import { cannonau750 } from './reds/cannonau-750.ts';
import { taurasi750 } from './reds/taurasi-750.ts';
import { nebbioloLanghe750 } from './reds/nebbiolo-langhe-750.ts';
import { brunelloMontalcino750 } from './reds/brunello-montalcino-750.ts';
import { amarone750 } from './reds/amarone-750.ts';
import { montepulcianoAbruzzo750 } from './reds/montepulciano-abruzzo-750.ts';
import { neroAvola750 } from './reds/nero-avola-750.ts';
import { pinotNero750 } from './reds/pinot-nero-750.ts';
import { barberaAsti375 } from './reds/barbera-asti-375.ts';

/** In display order. */
export const reds: readonly SeedSku[] = [
  barberaAsti750,
  barolo750,
  chiantiClassico750,
  chiantiClassico1500,
  valpolicellaRipasso750,
  primitivo750,
  etnaRosso750,
  lagrein750,
  cannonau750,
  taurasi750,
  nebbioloLanghe750,
  brunelloMontalcino750,
  amarone750,
  montepulcianoAbruzzo750,
  neroAvola750,
  pinotNero750,
  barberaAsti375,
];
