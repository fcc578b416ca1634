import type { Backdrop } from '../palette.ts';
import { floor, scene, sceneHeight, sceneWidth } from '../scene.ts';
import { bottles } from '../shapes/bottles.ts';
import { at, n, rect, tag } from '../svg.ts';
import { bottle } from '../things/bottle.ts';
import type { BottleStyle } from '../things/bottle.ts';
import type { Drawing } from '../things/drawing.ts';
import { place } from '../draw.ts';

/** What a close-up shows: the key its alternative text is found by. */
type CloseUp = 'label' | 'closure' | 'detail' | 'box';

/** The foil of a sparkling wine says more than its label, which the first picture shows. */
export const closeUpOf = ({ subject }: Drawing): CloseUp => {
  if (subject.thing === 'bottle') return subject.shape === 'sparkling' ? 'closure' : 'label';
  return subject.thing === 'gift-box' ? 'box' : 'detail';
};

/** A part of a bottle in the middle of the picture: from and to are heights in the bottle's own units. */
const partOf = (look: BottleStyle, [from, to]: readonly [number, number], half: number): string => {
  const { height } = bottles[look.shape];
  const zoom = Math.min(720 / (half * 2), 700 / (to - from));
  const y = sceneHeight / 2 + (height - (from + to) / 2) * zoom;
  return at(sceneWidth / 2, y, bottle({ ...look, scale: 1 }), zoom);
};

const bottleUpClose = (look: BottleStyle): string => {
  const { label, halfWidth, neck, capsuleEnd } = bottles[look.shape];
  return closeUpOf({ backdrop: 'paper', motif: 'none', subject: look }) === 'closure'
    ? partOf(look, [-14, capsuleEnd + 60], neck * 2.6)
    : partOf(look, label, halfWidth);
};

/** Focus and zoom of the close-up of an accessory or gift box. */
const FOCUS: Readonly<Record<string, readonly [x: number, y: number, zoom: number]>> = {
  'gift-box': [400, floor - 190, 1.9],
  corkscrew: [400, 330, 1.7],
  stopper: [400, 330, 1.9],
  'wine-glasses': [330, 420, 1.9],
  'white-glasses': [330, 440, 1.9],
  tumblers: [430, 720, 1.9],
  decanter: [400, 720, 1.8],
  carafe: [400, 560, 1.7],
};

const thingUpClose = (subject: Drawing['subject'], tones: Backdrop): string => {
  const [x, y, zoom] = FOCUS[subject.thing] ?? [400, 500, 1.8];
  const content = rect(-800, 826, 2400, 800, tones.table) + place(subject, tones);
  return tag(
    'g',
    {
      transform: `translate(${n(sceneWidth / 2 - x * zoom)} ${n(sceneHeight / 2 - y * zoom)}) scale(${n(zoom)})`,
    },
    content,
  );
};

/** An item's second picture: its label, closure or make up close, before the bare wall. */
export const closeUp = ({ backdrop, subject }: Drawing): string =>
  scene(
    backdrop,
    'none',
    (tones) =>
      rect(0, 0, sceneWidth, sceneHeight, tones.wall) +
      (subject.thing === 'bottle' ? bottleUpClose(subject) : thingUpClose(subject, tones)),
  );
