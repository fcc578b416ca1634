import { portsFrom } from './ports.ts';

const TWO = [
  { name: 'catalog', portOffset: 101 },
  { name: 'cart', portOffset: 102 },
] as const;

const all = (base: number): number[] => {
  const { remotes, ...rest } = portsFrom(base);
  return [...Object.values(rest), ...Object.values(remotes)];
};

describe('portsFrom', () => {
  it('derives every port from the base, 3000 by default', () => {
    expect(portsFrom(undefined, TWO)).toEqual({
      shell: 3000,
      commerce: 3010,
      storeApi: 3020,
      mailSmtp: 3025,
      mailInbox: 3026,
      remotes: { catalog: 3101, cart: 3102 },
    });
  });

  it('keeps the ports that remotes have had: a new remote changes none', () => {
    const { catalog, cart, checkout, account } = portsFrom().remotes;
    expect([catalog, cart, checkout, account]).toEqual([3101, 3102, 3103, 3104]);
  });

  it('uses no port twice, nor in two shops whose bases differ by 200', () => {
    const ports = [...all(4000), ...all(4200)];
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([0, -1, 1.5, Number.NaN, 65_500])('rejects a base of %p', (base) => {
    expect(() => portsFrom(base)).toThrow(/PORT_BASE/);
  });
});
