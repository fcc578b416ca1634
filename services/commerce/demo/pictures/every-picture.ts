import { draw } from './draw.ts';
import { drawings } from './drawings/drawings.ts';
import type { PictureId } from './drawings/drawings.ts';
import { further, product, shared, wide } from './formats.ts';
import type { PictureSizes } from './formats.ts';
import { hero } from './hero.ts';
import { social } from './social.ts';
import type { Drawing } from './things/drawing.ts';
import { closeUp } from './views/close-up.ts';
import { inUse } from './views/in-use.ts';
import { share } from './views/share.ts';

interface DrawnPicture {
  readonly id: string;
  readonly svg: string;
  readonly sizes: PictureSizes;
}

/** An item's pictures: as it stands, up close, in use, and the one for shared links. */
const ofItem = ([id, drawing]: [PictureId, Drawing]): DrawnPicture[] => [
  { id, svg: draw(drawing), sizes: product },
  { id: `${id}-detail`, svg: closeUp(drawing), sizes: further },
  { id: `${id}-served`, svg: inUse(id, drawing), sizes: further },
  { id: `${id}-share`, svg: share(id, drawing), sizes: shared },
];

/** Every picture of the shop as SVG with the sizes it is published in. */
export const everyPicture = (): DrawnPicture[] => [
  ...(Object.entries(drawings) as [PictureId, Drawing][]).flatMap(ofItem),
  { id: 'hero', svg: hero(), sizes: wide },
  { id: 'social', svg: social(), sizes: shared },
];
