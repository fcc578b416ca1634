import { MARKETS } from '@shop/contracts/market/demo-markets';
import { aLine, anAddress, anOrder } from '../../testing/order.ts';
import { requiredAge } from './age-confirmation.tsx';

const wine = aLine({ id: 'LineWineAA', alcohol: true });
const water = aLine({ id: 'LineWaterA', alcohol: false });
const sentTo = (country_code: string, lines = [wine, water]) =>
  anOrder({ lines, countryLock: country_code, shippingAddress: anAddress({ country_code }) });
const inCountry = (country: string) => ({
  country,
  market: MARKETS.find(({ zone_code }) => zone_code.split('|').includes(country))!,
});

describe('requiredAge', () => {
  it.each([
    ['IT', 18],
    ['DE', 16],
    ['GB', 18],
    ['CH', 18],
    ['US', 21],
    ['JP', 20],
    ['NO', 18],
  ])('requires the age of %s: %d', (country, age) => {
    expect(requiredAge(sentTo(country), inCountry(country))).toBe(age);
  });

  it('uses the destination of the order, not the displayed country', () => {
    expect(requiredAge(sentTo('JP'), inCountry('US'))).toBe(20);
  });

  it('uses the order’s country, then the shopper’s, without an address', () => {
    const open = { ...sentTo('JP'), shippingAddress: null };
    expect(requiredAge(open, inCountry('US'))).toBe(20);
    expect(requiredAge({ ...open, countryLock: null }, inCountry('US'))).toBe(21);
  });

  it('requires none for water, or if the market has none', () => {
    expect(requiredAge(sentTo('IT', [water]), inCountry('IT'))).toBeNull();
    expect(requiredAge(sentTo('IT', []), inCountry('IT'))).toBeNull();
    const { market, ...place } = inCountry('IT');
    const silent = { ...market, alcohol_age: undefined };
    expect(requiredAge(sentTo('IT'), { ...place, market: silent as never })).toBeNull();
    expect(requiredAge(sentTo('FR'), { ...place, market })).toBeNull();
  });

  it('covers every country of every demo market', () => {
    for (const market of MARKETS)
      for (const country of market.zone_code.split('|'))
        expect(requiredAge(sentTo(country), { market, country })).toBeGreaterThanOrEqual(16);
  });
});
