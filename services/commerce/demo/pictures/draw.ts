import { palette } from './palette.ts';
import type { Backdrop } from './palette.ts';
import { floor, scene, shadowOf } from './scene.ts';
import { at } from './svg.ts';
import { bottle, bottleSize } from './things/bottle.ts';
import { corkscrew } from './things/corkscrew.ts';
import type { Drawing } from './things/drawing.ts';
import { giftBox } from './things/gift-box.ts';
import { glassware } from './things/glassware.ts';
import { stopper } from './things/stopper.ts';
import { turnedGlass } from './things/turned-glass.ts';

/** How near a single bottle stands. */
const closeness = 1.09;

const empty = { liquid: palette.white, liquidShade: palette.white, level: 344 } as const;

/** The subject of an item's picture, with its shadow. */
export function place(subject: Drawing['subject'], tones: Backdrop): string {
  switch (subject.thing) {
    case 'bottle':
      return (
        shadowOf(400, bottleSize(subject).halfWidth * closeness, tones.shadow) +
        at(400, floor, bottle(subject), closeness)
      );
    case 'gift-box':
      return giftBox(subject, tones);
    case 'corkscrew':
      return at(-92, -62, corkscrew(tones.shadow), 1.23);
    case 'stopper':
      return stopper();
    case 'wine-glasses':
      return (
        shadowOf(500, 106, tones.shadow, 0.6) +
        shadowOf(300, 106, tones.shadow, 0.6) +
        at(510, floor - 22, turnedGlass({ ...glassware.redWine, ...empty }, 'behind'), 1.06) +
        at(306, floor, turnedGlass(glassware.redWine, 'before'), 1.12)
      );
    case 'white-glasses':
      return (
        shadowOf(500, 90, tones.shadow, 0.6) +
        shadowOf(305, 90, tones.shadow, 0.6) +
        at(
          500,
          floor - 22,
          turnedGlass({ ...glassware.whiteWine, ...empty, level: 298 }, 'behind'),
          1.14,
        ) +
        at(308, floor, turnedGlass(glassware.whiteWine, 'before'), 1.2)
      );
    case 'tumblers':
      return (
        shadowOf(210, 86, tones.shadow, 0.4) +
        shadowOf(412, 86, tones.shadow, 0.4) +
        shadowOf(612, 86, tones.shadow, 0.6) +
        at(
          210,
          floor - 118,
          turnedGlass({ ...glassware.tumbler, ...empty, level: 216 }, 'top'),
          1.36,
        ) +
        at(210, floor, turnedGlass({ ...glassware.tumbler, ...empty, level: 216 }, 'below'), 1.36) +
        at(412, floor, turnedGlass(glassware.tumbler, 'middle'), 1.36) +
        at(612, floor, turnedGlass({ ...glassware.tumbler, level: 104 }, 'right'), 1.36)
      );
    case 'decanter':
      return (
        shadowOf(400, 220, tones.shadow) +
        at(400, floor, turnedGlass(glassware.decanter, 'glass'), 1.12)
      );
    case 'carafe':
      return (
        shadowOf(330, 130, tones.shadow, 0.4) +
        shadowOf(560, 64, tones.shadow, 0.5) +
        at(330, floor, turnedGlass(glassware.carafe, 'carafe'), 1.12) +
        at(566, floor, turnedGlass(glassware.tumbler, 'tumbler'), 1.05)
      );
  }
}

/** Draws one product picture as SVG. */
export const draw = ({ backdrop, motif, subject }: Drawing): string =>
  scene(backdrop, motif, (tones) => place(subject, tones));
