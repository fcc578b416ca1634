import type { PictureView } from './picture.ts';

/**
 * The largest file of a picture. Its size is set only if known: a picture without renditions has the size its owner
 * gave it.
 */
export const largestPicture = ({
  src,
  width,
  height,
  widths,
}: PictureView): { src: string; width?: number; height?: number } => {
  const largest = Math.max(...widths);
  if (!Number.isFinite(largest)) return { src };
  return {
    src: src.replace(/-\d+(\.\w+)$/, (_, type: string) => `-${largest}${type}`),
    width: largest,
    height: Math.round((largest * height) / width),
  };
};
