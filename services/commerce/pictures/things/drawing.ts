import type { BackdropName } from '../palette.ts';
import type { MotifName } from '../scene.ts';
import type { BottleLook } from './bottle.ts';

/** Anything of the shop that is no bottle. */
export interface AccessoryLook {
  readonly thing:
    'corkscrew' | 'wine-glasses' | 'white-glasses' | 'tumblers' | 'decanter' | 'stopper' | 'carafe';
}

/** Several bottles in a wooden box. */
export interface GiftBoxLook {
  readonly thing: 'gift-box';
  readonly bottles: readonly BottleLook[];
  readonly ribbon: string;
}

/** One product picture as data. */
export interface Drawing {
  readonly backdrop: BackdropName;
  readonly motif: MotifName;
  readonly subject: BottleLook | AccessoryLook | GiftBoxLook;
}
