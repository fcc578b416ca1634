import type { PictureView } from '../pictures/picture.ts';

/** The shop's own picture: it belongs to the house, not to an item of the catalogue. */
export const HERO_PICTURE: PictureView = {
  src: '/media/hero-1280.webp',
  width: 1920,
  height: 1280,
  widths: [640, 960, 1280, 1920],
  formats: ['avif', 'webp'],
  placeholder: '#F4EADB',
};

/** Which width the layout gives the picture at the top of the home page. */
export const HERO_PICTURE_SIZES = '(min-width: 1344px) 747px, (min-width: 768px) 56vw, 100vw';
