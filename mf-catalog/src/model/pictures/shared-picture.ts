import type { HeadImage } from '@shop/contracts/remote';
import { largestPicture } from './largest-picture.ts';
import type { PictureView } from './picture.ts';

/** The house's own picture for shared links: 1200 × 630, in JPEG because not all their readers know more. */
const HOUSE = { src: '/media/social-1200.jpg', width: 1200, height: 630 };

/** What a shared link shows: the item's picture, or the house's for pages without one. */
export const sharedPicture = (alt: string, picture: PictureView | null = null): HeadImage => ({
  ...(picture ? largestPicture(picture) : HOUSE),
  alt,
});
