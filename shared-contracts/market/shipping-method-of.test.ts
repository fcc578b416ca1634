import { MARKETS } from './markets.ts';
import { shippingMethodOf } from './shipping-method-of.ts';

const world = MARKETS.find((it) => it.zone_name === 'Rest of World')!;

describe('shippingMethodOf', () => {
  it.each([
    ['US', 'courier-united-states'],
    ['NO', 'courier-norway'],
    ['JP', 'courier-world'],
  ])('M6 is that of the sub-zone of %s, else the market’s own: %s', (country, method) => {
    expect(shippingMethodOf(world, country)).toBe(method);
  });

  it('M6 is the market’s own without sub-zones', () => {
    expect(shippingMethodOf(MARKETS[0]!, 'IT')).toBe('courier-italy');
  });

  it('M6 is the market’s own for an unknown country', () => {
    expect(shippingMethodOf(world, null)).toBe('courier-world');
  });

  it('M6 finds a country among several of a sub-zone', () => {
    const sub_zones = [{ ...world.sub_zones![0]!, zone_code: 'IS|NO' }];
    expect(shippingMethodOf({ ...world, sub_zones }, 'NO')).toBe('courier-norway');
  });
});
