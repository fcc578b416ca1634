import type { Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { needsCountry } from './needs-country.ts';

const market = (code: string): Market => {
  const found = MARKETS.find(({ market_code }) => market_code === code);
  if (!found) throw new Error(`No market ${code}`);
  return found;
};
const world = market('rest-of-world-usd');
const guessed = { market: world, country: 'US', chosen: null, orderId: null };

describe('needsDestination', () => {
  it('S15 asks where the page fell back to the first country of several', () => {
    expect(needsCountry(guessed)).toBe(true);
  });

  it('S15 asks whoever chose a country of another market before', () => {
    expect(needsCountry({ ...guessed, chosen: 'IT' })).toBe(true);
  });

  it('S15 asks where another country was chosen since the page was made', () => {
    expect(needsCountry({ ...guessed, chosen: 'JP' })).toBe(true);
  });

  it('S15 does not ask again for what was chosen, the first country included', () => {
    expect(needsCountry({ ...guessed, chosen: 'US' })).toBe(false);
    expect(needsCountry({ ...guessed, country: 'JP', chosen: 'JP' })).toBe(false);
  });

  it('M3 takes a country the address names', () => {
    expect(needsCountry({ ...guessed, country: 'JP' })).toBe(false);
  });

  it('T2 does not ask once there is an order, which is locked to its country', () => {
    expect(needsCountry({ ...guessed, orderId: 'order-1' })).toBe(false);
  });

  it.each(MARKETS.filter(({ zone_code }) => !zone_code.includes('|')))(
    'S15 never asks in $market_name, a market of one country',
    (only) => {
      const visit = { market: only, country: only.zone_code, orderId: null };
      expect(needsCountry({ ...visit, chosen: null })).toBe(false);
      expect(needsCountry({ ...visit, chosen: 'JP' })).toBe(false);
    },
  );
});
