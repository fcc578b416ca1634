import { customerApi } from '../commerce/customer/index.ts';
import { ok, type Result } from '../commerce/result.ts';
import type { AppDispatch } from '../store/create-store.ts';
import { toResult } from '../store/to-result.ts';
import { readWishes, writeWishes } from './kept-wishes.ts';
import { joinedWishes, withoutWish, withWish, WISH_LIST_KEY, wishesOf, type Wish } from './wish.ts';

type List = readonly Wish[];

const ownList = async (dispatch: AppDispatch, ownerId: string): Promise<Result<List>> => {
  const { customer } = customerApi.endpoints;
  const read = toResult(
    await dispatch(customer.initiate(ownerId, { subscribe: false, forceRefetch: true })),
  );
  return read.ok ? ok(wishesOf(read.value.metadata[WISH_LIST_KEY])) : read;
};

const writeOwn = async (
  dispatch: AppDispatch,
  ownerId: string,
  wishes: List,
): Promise<Result<unknown>> => {
  const { updateCustomer } = customerApi.endpoints;
  const metadata = { [WISH_LIST_KEY]: wishes };
  return toResult(await dispatch(updateCustomer.initiate({ ownerId, metadata })));
};

/** Changes of a tab, one after the other: each begins with the list the one before has left. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

/**
 * Merges a guest's wish list into that of the customer who has logged in, and keeps a local copy. Discards a copy of
 * another customer's list. After a failure, the next page with a wish list tries again.
 */
export const joinWishes = (dispatch: AppDispatch, ownerId: string): Promise<Result<List>> =>
  inTurn(async () => {
    const kept = readWishes();
    const own = await ownList(dispatch, ownerId);
    if (!own.ok) return own;
    const wishes = kept.owner === null ? joinedWishes(own.value, kept.wishes) : own.value;
    if (wishes.length > own.value.length) {
      const written = await writeOwn(dispatch, ownerId, wishes);
      if (!written.ok) return written;
    }
    writeWishes({ owner: ownerId, wishes });
    return ok(wishes);
  });

interface Change {
  /** Null for a guest, whose list is this browser's alone. */
  ownerId: string | null;
  wish: Pick<Wish, 'kind' | 'code'>;
  wished: boolean;
  now?: number;
}

/**
 * Takes an item into the list, or out of it. Shown at once; where the platform cannot keep a customer's, it is as
 * before, and the error is given.
 */
export const changeWish = async (
  dispatch: AppDispatch,
  { ownerId, wish, wished, now = Date.now() }: Change,
): Promise<Result<unknown>> => {
  const change = (list: List): List =>
    wished ? withWish(list, { ...wish, at: now }) : withoutWish(list, wish);
  const before = readWishes();
  const { owner } = before;
  const shown = owner === null || owner === ownerId ? before.wishes : [];
  writeWishes({ owner: owner === ownerId ? owner : null, wishes: change(shown) });
  if (ownerId === null) return ok(null);
  return inTurn(async () => {
    const own = await ownList(dispatch, ownerId);
    const guests = owner === null ? before.wishes : [];
    const wishes = own.ok ? change(joinedWishes(own.value, guests)) : [];
    const written = own.ok ? await writeOwn(dispatch, ownerId, wishes) : own;
    writeWishes(written.ok ? { owner: ownerId, wishes } : before);
    return written;
  });
};
