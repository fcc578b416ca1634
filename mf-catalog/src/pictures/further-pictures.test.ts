import { furtherPicturesOf } from './further-pictures.ts';

const PICTURE = {
  src: '/media/barolo-750-detail-640.webp',
  shows: 'label',
  width: 1280,
  height: 1600,
  widths: [320, 640, 1280],
  formats: ['avif', 'webp'],
  placeholder: '#F5EFE4',
};

describe('further pictures of an item', () => {
  it('S1 are taken with their renditions and what they show', () => {
    expect(furtherPicturesOf([PICTURE])).toEqual([PICTURE]);
  });

  it.each([
    [undefined],
    ['a picture'],
    [[null, 7, {}]],
    [[{ ...PICTURE, shows: 'a cat' }]],
    [[{ ...PICTURE, src: 'javascript:alert(1)' }]],
  ])('S1 are none in %j', (pictures) => {
    expect(furtherPicturesOf(pictures)).toEqual([]);
  });

  it('S1 are four at most', () => {
    expect(furtherPicturesOf(Array.from({ length: 9 }, () => PICTURE))).toHaveLength(4);
  });
});
