import { drawings } from '../pictures/drawings/drawings.ts';
import type { PictureId } from '../pictures/drawings/drawings.ts';
import { product } from '../pictures/formats.ts';
import { backdrops } from '../pictures/palette.ts';

/** `metadata.picture`: which renditions exist, and the colour to wait with. */
export const pictureOf = (id: PictureId) => ({
  id,
  ...product,
  placeholder: backdrops[drawings[id].backdrop].wall,
});

/** The address written into `image_url`; the shop derives the other renditions from it. */
export const imageUrlOf = (id: PictureId): string => `/media/${id}-640.webp`;
