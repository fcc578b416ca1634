import { drawings } from '../pictures/drawings/drawings.ts';
import type { PictureId } from '../pictures/drawings/drawings.ts';
import { further, product, shared } from '../pictures/formats.ts';
import { backdrops } from '../pictures/palette.ts';
import { closeUpOf } from '../pictures/views/close-up.ts';
import { inUseOf } from '../pictures/views/in-use.ts';

/** `metadata.picture`: which renditions exist, and the colour to wait with. */
export const pictureOf = (id: PictureId) => ({
  id,
  ...product,
  placeholder: backdrops[drawings[id].backdrop].wall,
});

/** `metadata.pictures`: the item up close and in use, each with what it shows. */
export const furtherPicturesOf = (id: PictureId) => {
  const { effort: _effort, ...sizes } = further;
  const { placeholder } = pictureOf(id);
  const of = (view: string, shows: string) => ({
    src: `/media/${id}-${view}-640.webp`,
    shows,
    ...sizes,
    placeholder,
  });
  return [of('detail', closeUpOf(drawings[id])), of('served', inUseOf(drawings[id]))];
};

/** `metadata.share`: the preview picture for shared links to the item. */
export const shareOf = (id: PictureId) => ({
  src: `/media/${id}-share-1200.jpg`,
  width: shared.width,
  height: shared.height,
});

/** The address written into `image_url`; the shop derives the other renditions from it. */
export const imageUrlOf = (id: PictureId): string => `/media/${id}-640.webp`;
