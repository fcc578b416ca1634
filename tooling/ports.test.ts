import { portsFrom } from './ports.ts';

const all = (base: number): number[] => {
  const { remotes, ...rest } = portsFrom(base);
  return [...Object.values(rest), ...Object.values(remotes)];
};

describe('portsFrom', () => {
  it('derives every port from the base, 3000 by default', () => {
    expect(portsFrom()).toEqual({
      shell: 3000,
      commerce: 3010,
      storeApi: 3020,
      mailSmtp: 3025,
      mailInbox: 3026,
      remotes: { catalog: 3101, cart: 3102, checkout: 3103, account: 3104 },
    });
  });

  it('uses no port twice, nor in two shops whose bases differ by 200', () => {
    const ports = [...all(4000), ...all(4200)];
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each([0, -1, 1.5, Number.NaN, 65_500])('rejects a base of %p', (base) => {
    expect(() => portsFrom(base)).toThrow(/PORT_BASE/);
  });
});
