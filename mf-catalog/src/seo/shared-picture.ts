import { asNumber, asText } from '@shop/contracts/commerce';
import type { HeadImage } from '@shop/contracts/remote';
import { largestPicture } from '../pictures/largest-picture.ts';
import { isAddress, type PictureView } from '../pictures/picture.ts';

/** The shop's own picture for shared links: 1200 × 630, in JPEG because not all readers support more. */
const HOUSE = { src: '/media/social-1200.jpg', width: 1200, height: 630 };

interface Pictured {
  picture: PictureView | null;
  /** `metadata.share`: `{ src, width, height }` of a picture made for shared links. */
  share: Readonly<Record<string, unknown>>;
}

const madeForSharing = ({ src, width, height }: Pictured['share']) => {
  const address = asText(src);
  const size = { width: asNumber(width), height: asNumber(height) };
  return address !== null && isAddress(address) && size.width !== null && size.height !== null
    ? { src: address, width: size.width, height: size.height }
    : null;
};

/**
 * Picture of a shared link: the item's picture for sharing, otherwise its first picture, otherwise the shop's own.
 */
export const sharedPicture = (alt: string, item?: Pictured): HeadImage => ({
  ...((item && madeForSharing(item.share)) ??
    (item?.picture ? largestPicture(item.picture) : HOUSE)),
  alt,
});
