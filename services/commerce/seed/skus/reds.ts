import type { SeedSku } from '../../seed-format.ts';
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
];
