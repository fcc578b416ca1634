/** An item someone wants to find again. */
export interface Wish {
  kind: 'sku' | 'bundle';
  code: string;
  /** When it was wished for, in ms since 1970. */
  at: number;
}

/** A list longer than this forgets its oldest. */
export const MOST_WISHES = 100;

/** Key of the customer's metadata on the platform under which the list is kept. */
export const WISH_LIST_KEY = 'wish_list';

const isWish = (value: unknown): value is Wish => {
  const { kind, code, at } = Object(value) as Partial<Record<keyof Wish, unknown>>;
  return (
    (kind === 'sku' || kind === 'bundle') &&
    typeof code === 'string' &&
    code !== '' &&
    code.length <= 100 &&
    typeof at === 'number'
  );
};

/** The wishes in a stored value, newest first; whatever else is there is left out. */
export const wishesOf = (value: unknown): readonly Wish[] =>
  Array.isArray(value)
    ? value
        .filter(isWish)
        .map(({ kind, code, at }) => ({ kind, code, at }))
        .sort((one, other) => other.at - one.at)
        .slice(0, MOST_WISHES)
    : [];

/** Whether both are of the same item. */
export const isSameWish = (
  one: Pick<Wish, 'kind' | 'code'>,
  other: Pick<Wish, 'kind' | 'code'>,
): boolean => one.kind === other.kind && one.code === other.code;

export const withoutWish = (
  wishes: readonly Wish[],
  wish: Pick<Wish, 'kind' | 'code'>,
): readonly Wish[] => wishes.filter((it) => !isSameWish(it, wish));

/** The list with the wish as its newest, once. */
export const withWish = (wishes: readonly Wish[], wish: Wish): readonly Wish[] =>
  wishesOf([wish, ...withoutWish(wishes, wish)]);

/** Two lists as one: each item once, as it was wished for last. */
export const joinedWishes = (own: readonly Wish[], others: readonly Wish[]): readonly Wish[] =>
  wishesOf([...own, ...others]).reduce<readonly Wish[]>(
    (list, it) => (list.some((known) => isSameWish(known, it)) ? list : [...list, it]),
    [],
  );
