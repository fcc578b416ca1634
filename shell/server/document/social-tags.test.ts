import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { HeadImage } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import { socialTags } from './social-tags.ts';

const tags = (market: string, head: { item?: string; image?: HeadImage } = {}) => {
  const found = MARKETS.find(({ market_code }) => market_code === market)!;
  const html = socialTags({
    head: { title: 'Barbera', ...head },
    config: makeConfig(),
    context: contextOf(found, null, 'de'),
    url: 'https://shop.example/it/eur/de/product/A',
  }).join('');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return (name: string) =>
    [...parsed.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((it) =>
      it.getAttribute('content'),
    );
};
const wide = { src: '/media/social-1200.jpg', width: 1200, height: 630, alt: 'A "table"' };

describe('socialTags', () => {
  it('M7 names the language as readers of Open Graph know it, and the others on offer', () => {
    expect(tags('it-eur')('og:locale')).toEqual(['de_DE']);
    expect(tags('it-eur')('og:locale:alternate')).toEqual(['it_IT', 'en_US']);
    expect(tags('gb-gbp')('og:locale:alternate')).toEqual(['it_IT', 'en_GB']);
    expect(tags('rest-of-world-usd')('og:locale')).toEqual(['de_DE']);
  });

  it('shows a wide picture large, with its type, size and words', () => {
    const of = tags('it-eur', { image: wide });
    expect(of('og:image')).toEqual(['https://shop.example/media/social-1200.jpg']);
    expect(of('og:image:type')).toEqual(['image/jpeg']);
    expect(of('og:image:width')).toEqual(['1200']);
    expect(of('og:image:height')).toEqual(['630']);
    expect(of('og:image:alt')).toEqual(['A "table"']);
    expect(of('twitter:card')).toEqual(['summary_large_image']);
  });

  it('shows a tall picture, or one of unknown size, small', () => {
    const tall = { src: 'https://cdn.example/a', width: 1280, height: 1600, alt: 'A' };
    expect(tags('it-eur', { image: tall })('twitter:card')).toEqual(['summary']);
    const unknown = tags('it-eur', { image: { src: tall.src, alt: 'A' } });
    expect(unknown('twitter:card')).toEqual(['summary']);
    expect(unknown('og:image')).toEqual(['https://cdn.example/a']);
    expect(unknown('og:image:width')).toEqual([]);
  });

  it('S1 calls the page of an item a product', () => {
    expect(tags('it-eur', { item: 'A' })('og:type')).toEqual(['product']);
    expect(tags('it-eur')('og:type')).toEqual(['website']);
  });
});
