import { render, screen } from '@testing-library/react';
import { pictureSources } from './picture-sources.ts';
import { Picture } from './picture.tsx';

const barbera = { alt: 'Bottle of Barbera', width: 600, height: 800, sizes: '50vw' };

describe('pictureSources', () => {
  it('lists every width, AVIF before WebP', () => {
    expect(pictureSources('https://shop.example/media/barbera-640.webp', [320, 640])).toEqual([
      {
        type: 'image/avif',
        srcSet:
          'https://shop.example/media/barbera-320.avif 320w, https://shop.example/media/barbera-640.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          'https://shop.example/media/barbera-320.webp 320w, https://shop.example/media/barbera-640.webp 640w',
      },
    ]);
  });

  it('keeps numbers that belong to the name', () => {
    expect(pictureSources('/media/brunello-2018-1280.avif', [320], ['webp'])).toEqual([
      { type: 'image/webp', srcSet: '/media/brunello-2018-320.webp 320w' },
    ]);
  });

  it.each([
    'https://elsewhere.example/bottle.jpg',
    '/media/bottle.webp',
    '/images/bottle-640.webp',
    '',
  ])('has none for %j, which does not follow the naming', (src) =>
    expect(pictureSources(src)).toEqual([]),
  );
});

describe('Picture', () => {
  it('fixes its size and waits until it is near, unless it matters most', () => {
    render(<Picture src="/media/barbera-640.webp" {...barbera} />);
    const picture = screen.getByRole('img', { name: 'Bottle of Barbera' });
    expect(picture).toHaveAttribute('width', '600');
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).not.toHaveAttribute('fetchpriority');
  });

  it('loads the picture of the page at once', () => {
    render(<Picture src="/media/barbera-640.webp" {...barbera} priority />);
    const picture = screen.getByRole('img', { name: 'Bottle of Barbera' });
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).not.toHaveAttribute('loading');
  });

  it('offers AVIF and WebP sources with the sizes of the layout', () => {
    const { container } = render(<Picture src="/media/barbera-640.webp" {...barbera} />);
    const sources = [...container.getElementsByTagName('source')];
    expect(sources.map((it) => [it.type, it.sizes])).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ]);
  });

  it('shows a picture of elsewhere as it is, over its placeholder', () => {
    const { container } = render(
      <Picture src="https://elsewhere.example/b.jpg" {...barbera} placeholder="#e9dfc8" />,
    );
    expect(container.getElementsByTagName('source')).toHaveLength(0);
    expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: '#e9dfc8' });
  });
});
