import { MARKETS } from './markets.ts';
import { resolveCountry } from './zone.ts';

const world = MARKETS.find((it) => it.zone_name === 'Rest of World')!;

describe('resolveCountry', () => {
  it('M3 keeps a country of the market in any case', () => {
    expect(resolveCountry(world, 'SG')).toBe('SG');
    expect(resolveCountry(world, 'no')).toBe('NO');
  });

  it('M3 falls back to the first zone code', () => {
    expect(resolveCountry(world, 'IT')).toBe('US');
    expect(resolveCountry(world, null)).toBe('US');
    expect(resolveCountry(world, '')).toBe('US');
  });
});
