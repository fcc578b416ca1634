import type { PictureView } from '../pictures/picture.ts';

/** The shop's own hero picture, not a catalog picture. */
export const HERO_PICTURE: PictureView = {
  src: '/media/hero-1280.webp',
  width: 1920,
  height: 1280,
  widths: [640, 960, 1280, 1920],
  formats: ['avif', 'webp'],
  placeholder: '#F4EADB',
};

/**
 * `sizes` of the hero picture. Narrow screens show it 92 % wide; 88 % makes common phones request 640 px instead of 960,
 * enlarged by at most 5 %.
 */
export const HERO_PICTURE_SIZES = '(min-width: 1344px) 747px, (min-width: 768px) 56vw, 88vw';
