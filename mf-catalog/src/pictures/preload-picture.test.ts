import { PICTURE } from '../testing/factories.ts';
import { pictureOf } from './picture.ts';
import { preloadPicture } from './preload-picture.ts';

const metadata = { picture: PICTURE };

describe('preloadPicture', () => {
  it('S1 asks for the best format, at the sizes of the picture in the page', () => {
    const picture = pictureOf({ imageUrl: '/media/x-640.webp', metadata });
    expect(preloadPicture(picture, '50vw')).toMatchObject({
      type: 'image/avif',
      sizes: '50vw',
      srcSet: expect.stringContaining('/media/x-320.avif 320w'),
    });
  });

  it('S1 asks for nothing where there is no picture, or only one of it', () => {
    expect(preloadPicture(null, '50vw')).toBeUndefined();
    const elsewhere = pictureOf({ imageUrl: 'https://cdn.example/wine.jpg', metadata });
    expect(preloadPicture(elsewhere, '50vw')).toBeUndefined();
  });
});
