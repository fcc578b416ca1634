import { PICTURE } from '../testing/factories.ts';
import { pictureOf } from './picture.ts';
import { preloadPicture } from './preload-picture.ts';

const metadata = { picture: PICTURE };

describe('preloadPicture', () => {
  it('S1 preloads the best format, with the sizes of the picture on the page', () => {
    const picture = pictureOf({ imageUrl: '/media/x-640.webp', metadata });
    expect(preloadPicture(picture, '50vw')).toMatchObject({
      type: 'image/avif',
      sizes: '50vw',
      srcSet: expect.stringContaining('/media/x-320.avif 320w'),
    });
  });

  it('S1 preloads nothing without a picture or renditions', () => {
    expect(preloadPicture(null, '50vw')).toBeUndefined();
    const elsewhere = pictureOf({ imageUrl: 'https://cdn.example/wine.jpg', metadata });
    expect(preloadPicture(elsewhere, '50vw')).toBeUndefined();
  });
});
