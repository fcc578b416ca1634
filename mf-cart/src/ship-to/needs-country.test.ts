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

describe('needsCountry', () => {
  it('S15 asks if the page fell back to the first of several countries', () => {
    expect(needsCountry(guessed)).toBe(true);
  });

  it('S15 asks if the chosen country belongs to another market', () => {
    expect(needsCountry({ ...guessed, chosen: 'IT' })).toBe(true);
  });

  it('S15 asks if another country was chosen after the page loaded', () => {
    expect(needsCountry({ ...guessed, chosen: 'JP' })).toBe(true);
  });

  it('S15 does not ask again after a choice, the first country included', () => {
    expect(needsCountry({ ...guessed, chosen: 'US' })).toBe(false);
    expect(needsCountry({ ...guessed, country: 'JP', chosen: 'JP' })).toBe(false);
  });

  it('M3 accepts a country from the URL', () => {
    expect(needsCountry({ ...guessed, country: 'JP' })).toBe(false);
  });

  it('T2 does not ask if there is an order, which is locked to its country', () => {
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
