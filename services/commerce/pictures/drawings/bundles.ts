import { palette } from '../palette.ts';
import type { Drawing } from '../things/drawing.ts';
import { reds } from './reds.ts';
import { roseSparklingSweet as festive } from './rose-sparkling-sweet.ts';
import { waters } from './waters.ts';
import { whites } from './whites.ts';

const box = (
  backdrop: Drawing['backdrop'],
  motif: Drawing['motif'],
  ribbon: string,
  ...parts: Drawing['subject'][]
): Drawing => ({
  backdrop,
  motif,
  subject: { thing: 'gift-box', ribbon, bottles: parts.filter((part) => part.thing === 'bottle') },
});

/** Pictures of the bundles by picture id: their own parts in a wooden box. */
export const bundles = {
  'bundle-aperitivo': box(
    'rose',
    'disc',
    palette.terracotta,
    festive['prosecco-750'].subject,
    festive['chiaretto-750'].subject,
    waters['acqua-nivale-sparkling-750'].subject,
  ),
  'bundle-grandi-rossi': box(
    'straw',
    'arch',
    palette.wine,
    reds['barolo-750'].subject,
    reds['chianti-classico-750'].subject,
    reds['taurasi-750'].subject,
  ),
  'bundle-vulcano': box(
    'paper',
    'peaks',
    palette.terracotta,
    reds['etna-rosso-750'].subject,
    whites['etna-bianco-750'].subject,
  ),
  'bundle-acque': box(
    'spring',
    'hills',
    palette.spring,
    waters['acqua-nivale-still-750'].subject,
    waters['acqua-tufara-750'].subject,
    waters['acqua-lumia-still-1000'].subject,
  ),
} as const satisfies Record<string, Drawing>;
