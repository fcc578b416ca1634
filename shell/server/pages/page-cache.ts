import { RecentlyUsed } from '@shop/contracts/caching';

interface Entry<T> {
  value: T;
  weight: number;
  /** ms since the epoch. */
  freshUntil: number;
}

/**
 * `lasting`: a page of the shop, of which there are so many. `passing`: one of endlessly many, such as what is searched
 * for or missing, which must not push the shop's own pages out. `none`: not to be kept.
 */
export type Keeping = 'lasting' | 'passing' | 'none';

interface Made<T> {
  value: T;
  keep: Keeping;
  /** Bytes it takes. */
  weight: number;
  /** Stale from the start: good enough to be answered with, and made again behind that. */
  isProvisional?: boolean;
}

export interface Capacity {
  pages: number;
  bytes: number;
}

type Render<T> = () => Promise<Made<T>>;

/**
 * Pages by key, of each kind the least recently asked for pushed out. A stale page is answered at once and made again
 * behind it; a page that is not there yet is made once, however many ask.
 *
 * @param capacity of each kind, most pages and most bytes
 * @param freshFor ms
 * @param sharedFor ms a page under way is shared with who comes meanwhile: one that takes longer may hang on a read
 *   that would be answered to anyone who asks now
 */
export const createPageCache = <T>(
  capacity: Readonly<Record<Exclude<Keeping, 'none'>, Capacity>>,
  freshFor: number,
  sharedFor: number,
  now: () => number = Date.now,
) => {
  const shelfOf = ({ pages, bytes }: Capacity) =>
    new RecentlyUsed<string, Entry<T>>({
      values: pages,
      weight: { most: bytes, of: ({ weight }, key) => weight + key.length * 2 },
    });
  const shelves = { lasting: shelfOf(capacity.lasting), passing: shelfOf(capacity.passing) };
  const making = new Map<string, { promise: Promise<T>; until: number }>();

  const keep = (key: string, { value, keep: keeping, weight, isProvisional }: Made<T>) => {
    if (keeping === 'none') return;
    // What was missing may be there now, and the other way round.
    for (const shelf of Object.values(shelves)) shelf.delete(key);
    shelves[keeping].set(key, {
      value,
      weight,
      freshUntil: now() + (isProvisional ? 0 : freshFor),
    });
  };

  const make = (key: string, render: Render<T>): Promise<T> => {
    const known = making.get(key);
    if (known && known.until > now()) return known.promise;
    const promise = render()
      .then((made) => {
        keep(key, made);
        return made.value;
      })
      .finally(() => {
        if (making.get(key)?.promise === promise) making.delete(key);
      });
    making.set(key, { promise, until: now() + sharedFor });
    return promise;
  };

  return {
    get: async (key: string, render: Render<T>): Promise<T> => {
      const entry = shelves.lasting.get(key) ?? shelves.passing.get(key);
      if (!entry) return make(key, render);
      if (entry.freshUntil <= now()) make(key, render).catch(() => undefined);
      return entry.value;
    },
  };
};
