import { fail, ok } from '../commerce/result.ts';
import { commerceError, createTestPage } from '../testing/index.ts';
import { readWishes, writeWishes } from './kept-wishes.ts';
import { changeWish, joinWishes } from './keep-wishes.ts';

const OWNER = 'CustAAAAAA';
const wish = (code: string, at: number) => ({ kind: 'sku', code, at }) as const;

/** The customer's metadata on the platform. */
let metadata: Record<string, unknown>;
let failure: ReturnType<typeof commerceError> | null;
const answer = () => (failure ? fail(failure) : ok({ id: OWNER, metadata, addresses: [] }));

jest.mock('../commerce/customer/customer.ts', () => ({
  ...jest.requireActual<object>('../commerce/customer/customer.ts'),
  retrieveCustomer: () => async () => answer(),
  updateCustomer: (input: { metadata: object }) => async () => {
    if (!failure) metadata = { ...metadata, ...input.metadata };
    return answer();
  },
}));

const dispatch = () => createTestPage().store.dispatch;

beforeEach(() => {
  localStorage.clear();
  metadata = { lang: 'it' };
  failure = null;
});

describe('wish list of a visitor', () => {
  it('keeps a guest’s in the browser alone', async () => {
    const change = { ownerId: null, wish: wish('A', 0), wished: true, now: 5 };
    expect(await changeWish(dispatch(), change)).toEqual(ok(null));
    expect(readWishes()).toEqual({ owner: null, wishes: [wish('A', 5)] });
    await changeWish(dispatch(), { ...change, wished: false });
    expect(readWishes().wishes).toEqual([]);
    expect(metadata).toEqual({ lang: 'it' });
  });

  it('stores a customer’s list on the platform, merged with additions of another device', async () => {
    metadata.wish_list = [wish('OTHER', 3)];
    await changeWish(dispatch(), { ownerId: OWNER, wish: wish('A', 0), wished: true, now: 5 });
    expect(metadata).toEqual({ lang: 'it', wish_list: [wish('A', 5), wish('OTHER', 3)] });
    expect(readWishes()).toEqual({ owner: OWNER, wishes: [wish('A', 5), wish('OTHER', 3)] });
  });

  it('loses nothing of two changes at once', async () => {
    const send = dispatch();
    await Promise.all(
      ['A', 'B'].map((code, at) =>
        changeWish(send, { ownerId: OWNER, wish: wish(code, at), wished: true, now: at }),
      ),
    );
    expect(readWishes().wishes.map(({ code }) => code)).toEqual(['B', 'A']);
  });

  it('is as before where the platform cannot keep it', async () => {
    writeWishes({ owner: OWNER, wishes: [wish('A', 1)] });
    failure = commerceError('CONNECTION');
    const change = { ownerId: OWNER, wish: wish('A', 0), wished: false };
    expect(await changeWish(dispatch(), change)).toMatchObject({ ok: false });
    expect(readWishes().wishes).toEqual([wish('A', 1)]);
  });
});

describe('wish list at login', () => {
  it('T5 puts a guest’s wishes into the customer’s list', async () => {
    writeWishes({ owner: null, wishes: [wish('A', 9)] });
    metadata.wish_list = [wish('A', 1), wish('B', 2)];
    await joinWishes(dispatch(), OWNER);
    expect(readWishes()).toEqual({ owner: OWNER, wishes: [wish('A', 9), wish('B', 2)] });
    writeWishes({ owner: null, wishes: [wish('C', 3)] });
    await joinWishes(dispatch(), OWNER);
    expect(metadata.wish_list).toEqual(expect.arrayContaining([wish('C', 3), wish('B', 2)]));
  });

  it('applies removals of another device', async () => {
    writeWishes({ owner: OWNER, wishes: [wish('A', 1), wish('B', 2)] });
    metadata.wish_list = [wish('B', 2)];
    await joinWishes(dispatch(), OWNER);
    expect(readWishes().wishes).toEqual([wish('B', 2)]);
  });

  it('T3 throws away the copy of another customer’s list', async () => {
    writeWishes({ owner: 'CustBBBBBB', wishes: [wish('SECRET', 1)] });
    await joinWishes(dispatch(), OWNER);
    expect(readWishes()).toEqual({ owner: OWNER, wishes: [] });
    expect(metadata).toEqual({ lang: 'it' });
  });

  it('keeps a guest’s wishes for another try where the platform does not answer', async () => {
    writeWishes({ owner: null, wishes: [wish('A', 1)] });
    failure = commerceError('CONNECTION');
    expect(await joinWishes(dispatch(), OWNER)).toMatchObject({ ok: false });
    expect(readWishes()).toEqual({ owner: null, wishes: [wish('A', 1)] });
  });
});
