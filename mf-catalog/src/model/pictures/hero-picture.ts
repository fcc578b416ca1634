import type { PictureView } from './picture.ts';

/** The shop's own picture: it belongs to the house, not to an item of the catalogue. */
export const HERO_PICTURE: PictureView = {
  src: '/media/hero-1280.webp',
  width: 1920,
  height: 1280,
  widths: [640, 960, 1280, 1920],
  formats: ['avif', 'webp'],
  placeholder: '#F4EADB',
};
