import { fill, line, n } from '../svg.ts';

const turns = 6;
const pitch = 46;

const helix = (side: 'front' | 'back'): string =>
  Array.from({ length: turns }, (_, index) => {
    const y = 470 + index * pitch;
    const r = index === turns - 1 ? 20 : 27;
    return side === 'front'
      ? `M${n(400 - r)} ${n(y)}C${n(400 - r)} ${n(y + 26)} ${n(400 + r)} ${n(y + 4)} ${n(400 + r)} ${n(y + 30)}`
      : `M${n(400 + r)} ${n(y - pitch + 30)}C${n(400 + r)} ${n(y - 4)} ${n(400 - r)} ${n(y - 18)} ${n(400 - r)} ${n(y)}`;
  }).join('');

const handle =
  'M212 300C206 262 236 244 278 250C330 258 362 268 400 268C438 268 470 258 522 250C564 244 594 262 588 300C594 338 564 354 522 348C470 342 438 336 400 336C362 336 330 342 278 348C236 354 206 338 212 300Z';

/** A corkscrew with a handle of olive wood, hanging on the wall. */
export const corkscrew = (shadow: string): string =>
  `<g transform="translate(34 26)" opacity="0.75">${fill(handle, shadow)}${line(`M400 330L400 470${helix('front')}`, shadow, 17)}</g>` +
  line(helix('back'), '#77726A', 12) +
  line('M400 330L400 452C400 464 388 462 378 464', '#9A948A', 20) +
  line('M405 336L405 448', '#77726A', 7) +
  line(helix('front'), '#A9A398', 15) +
  line(
    `M${n(420)} ${n(470 + (turns - 1) * pitch + 30)}C420 ${n(470 + turns * pitch + 6)} 402 ${n(470 + turns * pitch + 12)} 396 ${n(470 + turns * pitch + 26)}`,
    '#A9A398',
    11,
  ) +
  fill(handle, '#A9773F') +
  fill(
    'M212 304C240 322 330 312 400 308C470 312 560 322 588 304C592 338 564 354 522 348C470 342 438 336 400 336C362 336 330 342 278 348C236 354 206 338 212 304Z',
    '#885A2A',
  ) +
  line(
    'M240 278C290 264 340 288 396 284M300 294C350 300 380 292 420 292M430 282C480 290 520 266 562 276',
    '#C99A5F',
    3.4,
  ) +
  fill('M384 264L416 264L416 340L384 340Z', '#9A948A') +
  fill('M404 264L416 264L416 340L404 340Z', '#77726A');
