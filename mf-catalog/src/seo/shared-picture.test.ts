import { makeItem } from '../testing/factories.ts';
import { pictureOf } from '../pictures/picture.ts';
import { sharedPicture } from './shared-picture.ts';

const pictureAt = (imageUrl: string | null) => pictureOf({ ...makeItem(), imageUrl });

describe('sharedPicture', () => {
  it('S1 is the largest file of the item’s picture, with its size', () => {
    expect(
      sharedPicture('Barbera', {
        picture: pictureAt('/media/barbera-asti-750-640.webp'),
        share: {},
      }),
    ).toEqual({
      src: '/media/barbera-asti-750-1280.webp',
      width: 1280,
      height: 1600,
      alt: 'Barbera',
    });
  });

  it('S1 has no size for a foreign picture', () => {
    const src = 'https://cdn.example/wine-640.jpeg';
    expect(sharedPicture('Barbera', { picture: pictureAt(src), share: {} })).toEqual({
      src,
      alt: 'Barbera',
    });
  });

  it('S1 is the shop’s own picture if the item has none', () => {
    expect(sharedPicture('Barbera', { picture: pictureAt(null), share: {} })).toEqual({
      src: '/media/social-1200.jpg',
      width: 1200,
      height: 630,
      alt: 'Barbera',
    });
  });
});
