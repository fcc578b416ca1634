import { PICTURE } from '../testing/factories.ts';
import { pictureOf } from './picture.ts';

const metadata = { picture: PICTURE };

describe('pictureOf', () => {
  it('keeps renditions of the shop’s own pictures', () => {
    expect(pictureOf({ imageUrl: '/media/x-640.webp', metadata })).toEqual({
      src: '/media/x-640.webp',
      width: 1280,
      height: 1600,
      widths: [320, 640, 960, 1280],
      formats: ['avif', 'webp'],
      placeholder: '#E9DFC8',
    });
  });

  it('keeps only the address of a foreign picture', () => {
    const picture = pictureOf({ imageUrl: 'https://cdn.example/wine.jpg', metadata });
    expect(picture).toMatchObject({ src: 'https://cdn.example/wine.jpg', widths: [], formats: [] });
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'http://plain.example/x.jpg',
    '//evil.example/x.jpg',
    '/media/x.jpg" onerror="alert(1)',
    'data:image/svg+xml,<svg/>',
  ])('is null for the address %p', (imageUrl) => {
    expect(pictureOf({ imageUrl, metadata })).toBeNull();
  });

  it('accepts only a color as placeholder', () => {
    const picture = { ...PICTURE, placeholder: 'url(https://evil.example)' };
    const view = pictureOf({ imageUrl: '/media/x-640.webp', metadata: { picture } });
    expect(view).not.toHaveProperty('placeholder');
  });

  it('keeps the stated size and the valid renditions', () => {
    const picture = {
      ...PICTURE,
      width: 600,
      height: 900,
      widths: [320, '640', 1.5],
      formats: ['webp', 'gif'],
    };
    const view = pictureOf({ imageUrl: '/media/x-640.webp', metadata: { picture } });
    expect(view).toMatchObject({ width: 600, height: 900, widths: [320], formats: ['webp'] });
  });

  it('assumes the shop’s aspect ratio if the size is unknown', () => {
    const picture = pictureOf({ imageUrl: '/media/x-640.webp', metadata: {} });
    expect(picture).toMatchObject({ width: 1280, height: 1600, widths: [] });
  });
});
