import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { alternates } from './alternates.ts';

const config = makeConfig();
const markets = (...codes: string[]) => MARKETS.filter((it) => codes.includes(it.market_code));
const home = () => '/';
const defaultOf = (list: readonly { hreflang: string; href: string }[]) =>
  list.find(({ hreflang }) => hreflang === 'x-default')?.href;

describe('alternates', () => {
  it('M7 names every offered language of the markets that have the page, and no other', () => {
    const list = alternates(config, () => '/product/A', markets('it-eur', 'ch-chf'));
    expect(list.map(({ hreflang }) => hreflang)).toEqual([
      ...['it-IT', 'en-IT', 'de-IT', 'it-CH', 'en-CH', 'de-CH'],
      'x-default',
    ]);
  });

  it('S1 has the path of each language if they differ', () => {
    const list = alternates(config, (locale) => `/product/A/in-${locale}`, markets('it-eur'));
    expect(list.map(({ href }) => href)).toEqual([
      'https://shop.example/it/eur/it/product/A/in-it',
      'https://shop.example/it/eur/en/product/A/in-en',
      'https://shop.example/it/eur/de/product/A/in-de',
      'https://shop.example/it/eur/en/product/A/in-en',
    ]);
  });

  it('M7 names the own language of a market that the shop does not offer everywhere', () => {
    const list = alternates(config, () => '/product/A', markets('fr-eur', 'es-eur'));
    expect(list.map(({ hreflang }) => hreflang)).toEqual([
      ...['it-FR', 'en-FR', 'de-FR', 'fr-FR', 'it-ES', 'en-ES', 'de-ES', 'es-ES'],
      'x-default',
    ]);
  });

  it('leads everyone else to the market of many countries, or to the first that has the page', () => {
    expect(defaultOf(alternates(config, home))).toBe('https://shop.example/rest-of-world/usd/en');
    expect(defaultOf(alternates(config, home, markets('de-eur', 'ch-chf')))).toBe(
      'https://shop.example/de/eur/en',
    );
  });

  it('lists a tag once if two markets share a country', () => {
    const [italy] = markets('it-eur');
    const dollars = { ...italy!, market_name: 'IT USD', market_code: 'it-usd' };
    const list = alternates(config, home, [italy!, dollars]);
    expect(list.filter(({ hreflang }) => hreflang === 'it-IT').map(({ href }) => href)).toEqual([
      'https://shop.example/it/eur/it',
    ]);
  });
});
