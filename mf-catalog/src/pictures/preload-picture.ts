import type { PageHead } from '@shop/contracts/remote';
import { pictureSources } from '@shop/contracts/ui';
import type { PictureView } from './picture.ts';

/**
 * Preload of a picture in its best format. Undefined for a picture without renditions: the parser finds its address
 * just as early.
 *
 * @param sizes the same as on the page's picture, or the browser loads it twice
 */
export const preloadPicture = (
  picture: PictureView | null | undefined,
  sizes: string,
): PageHead['preloadImage'] => {
  if (!picture) return undefined;
  const [best] = pictureSources(picture.src, picture.widths, picture.formats);
  return best && { ...best, sizes };
};
