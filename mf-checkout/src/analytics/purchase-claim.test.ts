import { storedText, storeText } from '@shop/contracts/testing/storage';
import { giveLocks, takeLocks } from '../testing/browser-locks.ts';
import type * as purchaseClaim from './purchase-claim.ts';

type Claim = typeof purchaseClaim;

/** A tab: its own copy of the code, the browser's one storage. */
const tab = (): Promise<Claim> => {
  let opened: Promise<Claim> | undefined;
  jest.isolateModules(() => {
    opened = Promise.resolve(jest.requireActual<Claim>('./purchase-claim.ts'));
  });
  return opened!;
};

const counted = (claims: readonly boolean[]): number => claims.filter(Boolean).length;

beforeEach(() => localStorage.clear());
afterEach(() => {
  takeLocks();
  jest.restoreAllMocks();
});

describe.each([
  ['with locks', giveLocks],
  ['without locks', () => undefined],
])('the claim to tell of a purchase, %s', (_how, prepare) => {
  beforeEach(prepare);

  it('A2 is granted once to concurrent tabs', async () => {
    const tabs = await Promise.all([tab(), tab(), tab()]);
    tabs[0].beginPurchase('order');
    const claims = await Promise.all(tabs.map(({ claimPurchase }) => claimPurchase('order')));
    expect(counted(claims)).toBe(1);
  });

  it('A2 is given to a tab that did not begin, and to none after it', async () => {
    const [began, other] = await Promise.all([tab(), tab()]);
    began.beginPurchase('order');
    expect(await other.claimPurchase('order')).toBe(true);
    began.beginPurchase('order');
    expect(await began.claimPurchase('order')).toBe(false);
    expect(await (await tab()).claimPurchase('order')).toBe(false);
  });

  it('A2 is given for another event of the order too, once over all tabs', async () => {
    const tabs = await Promise.all([tab(), tab()]);
    const claims = await Promise.all(
      tabs.map(({ claimEvent }) => claimEvent('order', 'add_payment_info')),
    );
    expect(counted(claims)).toBe(1);
    tabs[0].beginPurchase('order');
    expect(await tabs[1].claimPurchase('order')).toBe(true);
  });

  it('A2 is not given where the order was not begun in this browser', async () => {
    expect(await (await tab()).claimPurchase('old')).toBe(false);
  });
});

describe('the claim to tell of a purchase', () => {
  it('A2 is for each order its own', async () => {
    const { beginPurchase, claimPurchase } = await tab();
    beginPurchase('one');
    beginPurchase('two');
    expect([await claimPurchase('one'), await claimPurchase('two')]).toEqual([true, true]);
    expect(await claimPurchase('one')).toBe(false);
  });

  it('A2 holds within a page where the browser refuses storage', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { beginPurchase, claimPurchase } = await tab();
    beginPurchase('order');
    expect([await claimPurchase('order'), await claimPurchase('order')]).toEqual([true, false]);
  });

  it.each(['{', '[]', '{"order":"bought"}', 'null'])(
    'E5 takes %s in storage for nothing',
    async (text) => {
      storeText('purchases', text);
      const { beginPurchase, claimPurchase } = await tab();
      expect(await claimPurchase('order')).toBe(false);
      beginPurchase('order');
      expect(await claimPurchase('order')).toBe(true);
    },
  );

  it('A2 keeps ids of the last orders and nothing else', async () => {
    const { beginPurchase } = await tab();
    for (let order = 0; order < 60; order += 1) beginPurchase(`order${order}`);
    const kept = JSON.parse(storedText('purchases') ?? '{}') as object;
    expect(Object.keys(kept)).toHaveLength(40);
    expect(kept).toMatchObject({ order59: 'begun' });
  });
});
