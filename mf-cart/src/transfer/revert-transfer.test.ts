import { sessionStore } from '@shop/contracts/commerce';
import { STORAGE } from '@shop/contracts/storage';
import { arrive } from '../testing/arrival.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { line, pieces } from '../testing/transfer-orders.ts';
import { findPlan, storePlan } from './transfer-plan.ts';

const storage = () => sessionStore();

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
  sessionStorage.clear();
});

describe('transferToMarket, back in the source’s market', () => {
  const ITALIAN = { GAVI: 2, SOAVE: 1 };
  /** The shopper agreed to a transfer from Italy to Germany; these goods arrived before the page was left. */
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

  it('M10 asks about goods that the other market received, which are gone here', async () => {
    const { go, dialogs } = leaveInTheMiddle(['GAVI']);
    expect(await go()).toBe('asked');
    expect(dialogs).toMatchObject([
      { props: { from: { market: 'de-eur' }, to: { market: 'it-eur' } } },
    ]);
    expect([pieces('italian'), pieces('german')]).toEqual([{ SOAVE: 1 }, { GAVI: 2 }]);
    expect(storage().movingTo.read()).toBeNull();
  });

  it('M10 duplicates nothing when the cart is transferred back', async () => {
    const { go } = leaveInTheMiddle(['GAVI', 'SOAVE']);
    await go();
    expect(await go(true)).toBe('transferred');
    expect([pieces('italian'), pieces('german')]).toEqual([ITALIAN, {}]);
    expect(storage().carts.read()).toEqual({ 'it-eur': 'italian' });
  });

  it('M10 does not ask if the other market received nothing', async () => {
    const { go, dialogs } = leaveInTheMiddle([]);
    expect(await go()).toBe('stayed');
    expect(dialogs).toEqual([]);
    expect(pieces('italian')).toEqual(ITALIAN);
    expect(findPlan('italian', 'german')).toBeNull();
  });

  it.each(['order', 'removeLine'] as const)(
    'X tries another time when it cannot be done now: %s',
    async (call) => {
      platform.fails(call, 'CONNECTION');
      const { go, dialogs } = leaveInTheMiddle(['GAVI']);
      expect(await go()).toBe('failed');
      expect(dialogs).toEqual([]);
      expect(await go()).toBe('asked');
      expect([pieces('italian'), pieces('german')]).toEqual([{ SOAVE: 1 }, { GAVI: 2 }]);
    },
  );

  it('M10 does not ask about a cart without an unfinished transfer', async () => {
    const { go, dialogs } = leaveInTheMiddle(['GAVI']);
    localStorage.removeItem(STORAGE.transfers.key);
    expect(await go()).toBe('stayed');
    expect(dialogs).toEqual([]);
    expect(pieces('italian')).toEqual(ITALIAN);
  });
});
