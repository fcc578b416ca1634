import type { BackdropName } from '../palette.ts';
import type { MotifName } from '../scene.ts';
import type { BottleStyle } from './bottle.ts';

/** Anything of the shop that is no bottle. */
export interface AccessoryStyle {
  readonly thing:
    'corkscrew' | 'wine-glasses' | 'white-glasses' | 'tumblers' | 'decanter' | 'stopper' | 'carafe';
}

/** Several bottles in a wooden box. */
export interface GiftBoxStyle {
  readonly thing: 'gift-box';
  readonly bottles: readonly BottleStyle[];
  readonly ribbon: string;
}

/** One product picture as data. */
export interface Drawing {
  readonly backdrop: BackdropName;
  readonly motif: MotifName;
  readonly subject: BottleStyle | AccessoryStyle | GiftBoxStyle;
}
