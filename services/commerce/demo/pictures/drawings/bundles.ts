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
  'bundle-piemonte': box(
    'clay',
    'hills',
    palette.wine,
    reds['barbera-asti-750'].subject,
    reds['nebbiolo-langhe-750'].subject,
    festive['moscato-asti-750'].subject,
  ),
  'bundle-mare': box(
    'spring',
    'horizon',
    palette.springDeep,
    whites['vermentino-750'].subject,
    whites['grillo-750'].subject,
    festive['etna-rosato-750'].subject,
  ),
  'bundle-brindisi': box(
    'rose',
    'arch',
    palette.goldDeep,
    festive['franciacorta-brut-750'].subject,
    festive['franciacorta-rose-750'].subject,
  ),
  'bundle-dolce-sera': box(
    'straw',
    'window',
    palette.gold,
    festive['vin-santo-375'].subject,
    festive['passito-zibibbo-500'].subject,
    festive['recioto-soave-500'].subject,
  ),
} as const satisfies Record<string, Drawing>;
