import { MARKETS } from '@shop/contracts/market/demo-markets';
import { marketLinks } from './market-links.ts';

const barolo = { kind: 'sku', code: 'BAROLO-750', name: 'Barolo', locale: 'de' } as const;

describe('marketLinks', () => {
  it('S13 links to the item in each market that sells it, in the shopper’s language', () => {
    expect(marketLinks(MARKETS, ['de-eur', 'rest-of-world-usd'], barolo)).toEqual([
      {
        market: 'de-eur',
        href: '/de/eur/de/product/BAROLO-750/barolo',
        country: 'DE',
        currency: 'EUR',
      },
      {
        market: 'rest-of-world-usd',
        href: '/rest-of-world/usd/de/product/BAROLO-750/barolo',
        country: null,
        currency: 'USD',
      },
    ]);
  });

  it('S13 has no link for unknown markets', () => {
    expect(marketLinks(MARKETS, ['atlantis-eur'], barolo)).toEqual([]);
  });
});
