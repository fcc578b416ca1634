import { browserStorage, slot } from '@shop/contracts/commerce';

/** Part of a cart that could not be transferred. Shown until the shopper closes the list, and stored until then. */
export type Untransferred =
  /** `came` of `wanted` were transferred; `reason` is why not more. */
  | {
      kind: 'line';
      name: string;
      wanted: number;
      came: number;
      reason: 'not-sold' | 'sold-out' | 'few' | 'limit';
    }
  | { kind: 'option'; name: string; option: string }
  | { kind: 'code'; code: string };

export interface UntransferredList {
  /** A transfer to another market (M10), or a merge into the customer's cart at login. */
  occasion: 'market' | 'login';
  items: readonly Untransferred[];
}

const KINDS: readonly unknown[] = ['line', 'option', 'code'] satisfies Untransferred['kind'][];

/** Strings and numbers only: they are rendered. */
const isItem = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  KINDS.includes((value as Untransferred).kind) &&
  Object.values(value).every((it) => typeof it === 'string' || typeof it === 'number');

const isUntransferredList = (value: unknown): value is UntransferredList => {
  if (typeof value !== 'object' || value === null) return false;
  const { occasion, items } = value as Record<string, unknown>;
  return (
    (occasion === 'market' || occasion === 'login') && Array.isArray(items) && items.every(isItem)
  );
};

/** The list in session storage: it outlives the page, not the tab. */
export const untransferredStorage = () =>
  slot(browserStorage().session, 'fv.left-behind', isUntransferredList);

interface Message {
  /** Message key. */
  id: string;
  values: Record<string, string | number>;
}

const LINE = {
  'not-sold': 'cart.life.left.notSold',
  'sold-out': 'cart.life.left.soldOut',
  few: 'cart.life.left.few',
  limit: 'cart.life.left.limit',
} as const;

/** The message for one entry of the list. */
export const untransferredMessage = (item: Untransferred): Message => {
  switch (item.kind) {
    case 'line': {
      const { name, wanted, came } = item;
      return { id: LINE[item.reason] ?? LINE.few, values: { name, wanted, came } };
    }
    case 'option':
      return { id: 'cart.life.left.option', values: { name: item.name, option: item.option } };
    case 'code':
      return { id: 'cart.life.left.code', values: { code: item.code } };
  }
};
