import type { PageHead } from '@shop/contracts/remote';
import { pictureSources } from '@shop/contracts/ui';
import type { PictureView } from './picture.ts';

/**
 * The picture to ask for before the page is read, in its best format. None for a picture without renditions:
 * its address in the page is found as early.
 *
 * @param sizes the same as on the picture in the page, or the browser loads it twice
 */
export const preloadPicture = (
  picture: PictureView | null | undefined,
  sizes: string,
): PageHead['preloadImage'] => {
  if (!picture) return undefined;
  const [best] = pictureSources(picture.src, picture.widths, picture.formats);
  return best && { ...best, sizes };
};
