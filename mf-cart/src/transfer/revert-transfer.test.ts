import { sessionStore } from '@shop/contracts/commerce';
import { arrive } from '../testing/arrival.ts';
import { line, pieces } from '../testing/transfer-orders.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { findPlan, storePlan } from './transfer-plan.ts';

const storage = () => sessionStore();

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
  sessionStorage.clear();
});

describe('arriveInMarket, back where the cart was being taken from', () => {
  const ITALIAN = { GAVI: 2, SOAVE: 1 };
  /** The shopper agreed to go from Italy to Germany; all that came there before the page was left. */
  const leaveInTheMiddle = (came: string[]) => {
    platform.holdsOrder({ id: 'italian', lines: [line('GAVI', 2), line('SOAVE', 1)] });
    platform.holdsOrder({
      id: 'german',
      countryLock: 'DE',
      lines: came.map((code) => line(code, ITALIAN[code as keyof typeof ITALIAN])),
    });
    storage().carts.write({ 'it-eur': 'italian', 'de-eur': 'german' });
    storage().market.write('it-eur');
    storage().movingTo.write('de-eur');
    storePlan({
      from: 'italian',
      into: 'german',
      lines: Object.entries(ITALIAN).map(([code, quantity]) => ({
        kind: 'sku',
        code,
        lineId: `line-${code}`,
        quantity,
        before: 0,
        goal: quantity,
      })),
    });
    return arrive('italian');
  };

  it('M10 asks about what has come to the other, which is here no more', async () => {
    const { go, asked } = leaveInTheMiddle(['GAVI']);
    expect(await go()).toBe('asked');
    expect(asked).toMatchObject([
      { props: { from: { market: 'de-eur' }, to: { market: 'it-eur' } } },
    ]);
    expect([pieces('italian'), pieces('german')]).toEqual([{ SOAVE: 1 }, { GAVI: 2 }]);
    expect(storage().movingTo.read()).toBeNull();
  });

  it('M10 doubles nothing when it is brought back', async () => {
    const { go } = leaveInTheMiddle(['GAVI', 'SOAVE']);
    await go();
    expect(await go(true)).toBe('transferred');
    expect([pieces('italian'), pieces('german')]).toEqual([ITALIAN, {}]);
    expect(storage().carts.read()).toEqual({ 'it-eur': 'italian' });
  });

  it('M10 asks nothing when nothing had come there', async () => {
    const { go, asked } = leaveInTheMiddle([]);
    expect(await go()).toBe('stayed');
    expect(asked).toEqual([]);
    expect(pieces('italian')).toEqual(ITALIAN);
    expect(findPlan('italian', 'german')).toBeNull();
  });

  it.each(['order', 'removeLine'] as const)(
    'X tries another time when it cannot be done now: %s',
    async (call) => {
      platform.fails(call, 'CONNECTION');
      const { go, asked } = leaveInTheMiddle(['GAVI']);
      expect(await go()).toBe('failed');
      expect(asked).toEqual([]);
      expect(await go()).toBe('asked');
      expect([pieces('italian'), pieces('german')]).toEqual([{ SOAVE: 1 }, { GAVI: 2 }]);
    },
  );

  it('M10 asks nothing about a cart that no move was begun to', async () => {
    const { go, asked } = leaveInTheMiddle(['GAVI']);
    localStorage.removeItem('fv.carrying');
    expect(await go()).toBe('stayed');
    expect(asked).toEqual([]);
    expect(pieces('italian')).toEqual(ITALIAN);
  });
});
