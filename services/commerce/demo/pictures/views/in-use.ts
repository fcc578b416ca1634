import { waters } from '../drawings/waters.ts';
import { reds } from '../drawings/reds.ts';
import { whites } from '../drawings/whites.ts';
import type { PictureId } from '../drawings/drawings.ts';
import type { Backdrop } from '../palette.ts';
import { floor, scene, sceneHeight, sceneWidth, shadowOf } from '../scene.ts';
import type { MotifName } from '../scene.ts';
import { at, line, n, rect } from '../svg.ts';
import { bottle, bottleSize } from '../things/bottle.ts';
import type { BottleStyle } from '../things/bottle.ts';
import { corkscrew } from '../things/corkscrew.ts';
import type { AccessoryStyle, Drawing, GiftBoxStyle } from '../things/drawing.ts';
import { food } from '../things/food.ts';
import { glassware } from '../things/glassware.ts';
import { stopper } from '../things/stopper.ts';
import { turnedGlass } from '../things/turned-glass.ts';
import { wrappedBox } from '../things/wrapped-box.ts';
import { pouredOf } from './poured.ts';

/** What a picture of an item in use shows: the key its alternative text is found by. */
type InUse = 'glass' | 'table' | 'gift';

export const inUseOf = ({ subject }: Drawing): InUse =>
  subject.thing === 'bottle' ? 'glass' : subject.thing === 'gift-box' ? 'gift' : 'table';

const back = floor - 44;

/** A table of planks that reaches further up than in the first picture: one sits at it. */
const planks = ({ table, shadow }: Backdrop): string =>
  rect(0, 770, sceneWidth, sceneHeight - 770, table) +
  rect(0, 770, sceneWidth, 8, shadow).replace('/>', ' fill-opacity="0.5"/>') +
  [846, 922, 986].map((y) => line(`M0 ${n(y)}L${n(sceneWidth)} ${n(y)}`, shadow, 2, 0.6)).join('');

const standing = (
  look: BottleStyle,
  x: number,
  y: number,
  near: number,
  { shadow }: Backdrop,
): string =>
  at(0, y - floor, shadowOf(x, bottleSize(look).halfWidth * near, shadow, 0.6)) +
  at(x, y, bottle(look, `standing-${n(x)}`), near);

const served = (id: PictureId, look: BottleStyle, tones: Backdrop): string => {
  const { glass, food: eaten } = pouredOf(id, look.shape, look.glass);
  const tumbler = glass.height < 300;
  return (
    standing(look, 236, back, 0.98, tones) +
    shadowOf(492, 84, tones.shadow, 0.5) +
    at(500, floor + 8, turnedGlass(glass, 'glass'), tumbler ? 1.3 : 0.94) +
    at(648, floor + 42, food(eaten), 0.92)
  );
};

const present = ({ bottles: [first], ribbon }: GiftBoxStyle, tones: Backdrop): string =>
  (first ? standing(first, 610, back - 14, 0.86, tones) : '') +
  shadowOf(330, 236, tones.shadow, 0.7) +
  at(330, floor + 14, wrappedBox(ribbon));

const accessory = (thing: AccessoryStyle['thing'], tones: Backdrop): string => {
  const red = reds['chianti-classico-750'].subject;
  const white = whites['verdicchio-750'].subject;
  const water = waters['acqua-nivale-still-750'].subject;
  const glassOf = (name: 'redWine' | 'whiteWine' | 'tumbler', x: number, near = 0.94): string =>
    shadowOf(x, 80, tones.shadow, 0.4) +
    at(x, floor + 10, turnedGlass(glassware[name], `at-${n(x)}`), near);
  switch (thing) {
    case 'corkscrew':
      return (
        standing(red, 250, back, 1, tones) +
        at(540, floor - 20, at(-400 * 0.72, -700 * 0.72, corkscrew(tones.shadow), 0.72), 1, 8) +
        at(650, floor + 50, food('bread'), 0.7)
      );
    case 'stopper':
      return (
        at(60, 232, stopper(), 0.62) +
        shadowOf(600, 80, tones.shadow, 0.4) +
        at(600, floor + 10, turnedGlass(glassware.flute, 'flute'), 0.94)
      );
    case 'wine-glasses':
      return (
        standing(red, 210, back, 0.98, tones) + glassOf('redWine', 430) + glassOf('redWine', 640)
      );
    case 'white-glasses':
      return (
        standing(white, 210, back, 0.98, tones) +
        glassOf('whiteWine', 430) +
        glassOf('whiteWine', 630)
      );
    case 'tumblers':
      return (
        standing(water, 230, back, 1, tones) +
        glassOf('tumbler', 450, 1.2) +
        glassOf('tumbler', 650, 1.2)
      );
    case 'decanter':
      return (
        standing(red, 150, back - 10, 0.92, tones) +
        shadowOf(410, 190, tones.shadow, 0.4) +
        at(410, floor, turnedGlass(glassware.decanter, 'decanter'), 0.94) +
        glassOf('redWine', 670, 0.86)
      );
    case 'carafe':
      return (
        shadowOf(260, 120, tones.shadow, 0.4) +
        at(260, floor, turnedGlass(glassware.carafe, 'carafe'), 1.06) +
        glassOf('tumbler', 490, 1.1) +
        at(660, floor + 40, food('lemons'), 0.9)
      );
  }
};

/** The room behind is another one than in the first picture. */
const ROOM: Readonly<Record<MotifName, MotifName>> = {
  disc: 'window',
  arch: 'horizon',
  hills: 'window',
  peaks: 'window',
  horizon: 'hills',
  window: 'arch',
  none: 'window',
};

/** An item's third picture: poured and on the table, wrapped as a present, or at work. */
export const inUse = (id: PictureId, { backdrop, motif, subject }: Drawing): string =>
  scene(backdrop, ROOM[motif], (tones) => {
    const background = planks(tones);
    switch (subject.thing) {
      case 'bottle':
        return background + served(id, subject, tones);
      case 'gift-box':
        return background + present(subject, tones);
      default:
        return background + accessory(subject.thing, tones);
    }
  });
