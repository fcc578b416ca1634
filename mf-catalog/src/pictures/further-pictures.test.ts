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

describe('furtherPicturesOf', () => {
  it('S1 keeps renditions and subject', () => {
    expect(furtherPicturesOf([PICTURE])).toEqual([PICTURE]);
  });

  it.each([
    [undefined],
    ['a picture'],
    [[null, 7, {}]],
    [[{ ...PICTURE, shows: 'a cat' }]],
    [[{ ...PICTURE, src: 'javascript:alert(1)' }]],
  ])('S1 is empty for %j', (pictures) => {
    expect(furtherPicturesOf(pictures)).toEqual([]);
  });

  it('S1 has at most four pictures', () => {
    expect(furtherPicturesOf(Array.from({ length: 9 }, () => PICTURE))).toHaveLength(4);
  });
});
