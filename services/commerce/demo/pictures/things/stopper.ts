import { palette } from '../palette.ts';
import { at, fill, line, rect } from '../svg.ts';
import { bottle } from './bottle.ts';

const neckless = {
  thing: 'bottle',
  shape: 'sparkling',
  glass: 'green',
  capsule: palette.olive,
  scale: 1.9,
  label: {
    layout: 'printed',
    house: '',
    wine: '',
    small: '',
    ornament: 'bubbles',
    paper: palette.paper,
    ink: palette.ink,
    accent: palette.gold,
  },
} as const;

/** A sparkling wine kept fresh: the steel stopper clasps the neck of a bottle too large for the picture. */
export const stopper = (): string =>
  at(400, 1640, bottle(neckless)) +
  fill('M322 268C322 228 356 206 400 206C444 206 478 228 478 268L478 300L322 300Z', '#B9B6AE') +
  fill('M424 208C456 214 478 234 478 268L478 300L424 300Z', '#95928A') +
  fill('M340 262C340 240 352 230 366 224L366 300L340 300Z', '#DAD8D1') +
  rect(310, 296, 180, 22, palette.ink, 5) +
  fill(
    'M316 318L348 318L350 452C350 462 344 466 336 464L326 460C320 458 318 452 318 446Z',
    '#B9B6AE',
  ) +
  fill(
    'M484 318L452 318L450 452C450 462 456 466 464 464L474 460C480 458 482 452 482 446Z',
    '#95928A',
  ) +
  line('M332 334L334 440', '#DAD8D1', 6) +
  line('M372 206C372 190 384 180 400 180C416 180 428 190 428 206', '#95928A', 9);
