import { createAttemptLimiter, type Attempt } from './attempt-limiter.ts';

const OWNER = '198.51.100.9';
const at = (address: string, account = 'ada@shop.example'): Attempt => ({
  kind: 'login',
  account,
  address,
});

describe('guessing the password of an account', () => {
  const start = () => {
    const limiter = createAttemptLimiter({ perAccount: 10, perAddress: 50, seconds: 300 }, () => 0);
    /** Whether the attempt was processed. */
    const attempt = (it: Attempt, status: number): boolean => {
      if (limiter.begin(it) > 0) return false;
      limiter.settle(it, status);
      return true;
    };
    const guessFromEverywhere = () => {
      let guesses = 0;
      for (let host = 0; host < 40; host += 1)
        if (attempt(at(`203.0.113.${host}`), 401)) guesses += 1;
      return guesses;
    };
    return { attempt, guessFromEverywhere };
  };

  it('T13 blocks guesses after ten tries from any number of networks, but not the owner’s network', () => {
    const { attempt, guessFromEverywhere } = start();
    expect(attempt(at(OWNER), 200)).toBe(true);
    expect(guessFromEverywhere()).toBeLessThanOrEqual(10);
    expect(attempt(at('203.0.113.200'), 200)).toBe(false);
    expect(attempt(at(OWNER), 200)).toBe(true);
  });

  it('T13 costs a network that has logged in its own tries', () => {
    const { attempt } = start();
    attempt(at(OWNER), 200);
    const tries = Array.from({ length: 20 }, () => attempt(at(OWNER), 401));
    expect(tries.filter(Boolean)).toHaveLength(10);
    expect(attempt(at('203.0.113.7'), 200)).toBe(true);
  });

  it('T13 makes no network known by failing, nor at another account', () => {
    const { attempt, guessFromEverywhere } = start();
    attempt(at(OWNER), 401);
    attempt(at(OWNER, 'eve@shop.example'), 200);
    guessFromEverywhere();
    expect(attempt(at(OWNER), 200)).toBe(false);
  });

  it('T13 knows a household of IPv6 by its network', () => {
    const { attempt, guessFromEverywhere } = start();
    attempt(at('2001:db8:1:2::5'), 200);
    guessFromEverywhere();
    expect(attempt(at('2001:db8:1:2:aaaa::9'), 200)).toBe(true);
  });
});
