import type { SeedSku } from '../../../seeding/seed-format.ts';
import { verdicchio750 } from './whites/verdicchio-750.ts';
import { soaveClassico750 } from './whites/soave-classico-750.ts';
import { gewurztraminer750 } from './whites/gewurztraminer-750.ts';
import { ribollaGialla750 } from './whites/ribolla-gialla-750.ts';
import { vermentino750 } from './whites/vermentino-750.ts';
import { fiano750 } from './whites/fiano-750.ts';
import { etnaBianco750 } from './whites/etna-bianco-750.ts';
import { gavi750 } from './whites/gavi-750.ts';
import { pinotBianco750 } from './whites/pinot-bianco-750.ts';
import { friulano750 } from './whites/friulano-750.ts';
import { grecoTufo750 } from './whites/greco-tufo-750.ts';
import { pecorino750 } from './whites/pecorino-750.ts';
import { grillo750 } from './whites/grillo-750.ts';

/** In display order. */
export const whites: readonly SeedSku[] = [
  verdicchio750,
  soaveClassico750,
  gewurztraminer750,
  ribollaGialla750,
  vermentino750,
  fiano750,
  etnaBianco750,
  gavi750,
  pinotBianco750,
  friulano750,
  grecoTufo750,
  pecorino750,
  grillo750,
];
