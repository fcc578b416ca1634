import { contextOf, offeredLocales } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { headTags } from './head-tags.ts';

const market = MARKETS.find(({ market_name }) => market_name === 'IT EUR')!;
const context = contextOf(market, 'IT', 'it');
const config = makeConfig();
const tags = (
  head: Parameters<typeof headTags>[0]['head'],
  rest = '/product/A',
  soldIn?: readonly string[],
) => headTags({ head, config, context, rest, soldIn });

describe('headTags', () => {
  it('links every market and language and the canonical address', () => {
    const html = tags({ title: 'Barbera', description: 'Rosso' });
    expect(html).toContain(
      '<link rel="canonical" href="https://shop.example/it/eur/it/product/A">',
    );
    expect(html.match(/rel="alternate"/g)).toHaveLength(
      MARKETS.flatMap((it) => offeredLocales(it, config.locales)).length + 1,
    );
    expect(html).toContain('hreflang="de-AT" href="https://shop.example/at/eur/de/product/A"');
    expect(html).toContain(
      'hreflang="x-default" href="https://shop.example/rest-of-world/usd/en/product/A"',
    );
  });

  it('S1 links the markets that sell the item, always including its own', () => {
    const html = tags({ title: 'Barbera', item: 'A' }, '/product/A', ['ch-chf']);
    const found = [...html.matchAll(/hreflang="(.*?)"/g)].map(([, it]) => it);
    expect(found).toEqual(['it-IT', 'en-IT', 'de-IT', 'it-CH', 'en-CH', 'de-CH', 'x-default']);
  });

  it('marks private pages noindex, without further tags', () => {
    const html = tags({ title: 'Carrello', robots: 'noindex' }, '/cart');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|alternate|og:/);
  });

  it('renders hostile text inert, in attributes and in structured data', () => {
    const hostile = '"><script>alert(1)</script>';
    const html = tags({
      title: hostile,
      description: hostile,
      jsonLd: [{ name: '</script><script>alert(1)</script>' }],
    });
    expect(html).not.toContain('<script>alert(1)');
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});
