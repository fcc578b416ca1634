/** Something of a cart that could not come along. Shown to the shopper, and kept until the list is closed. */
export type LeftBehind =
  /** `came` of `wanted` pieces did; `reason` says why not more. */
  | {
      kind: 'line';
      name: string;
      wanted: number;
      came: number;
      reason: 'not-sold' | 'sold-out' | 'few' | 'limit';
    }
  | { kind: 'option'; name: string; option: string }
  | { kind: 'code'; code: string };

/** Why there is a list: the cart was taken to another market (M10), or put together with the customer's. */
export interface LeftBehindList {
  occasion: 'market' | 'login';
  items: readonly LeftBehind[];
}

const KINDS: readonly unknown[] = ['line', 'option', 'code'] satisfies LeftBehind['kind'][];

/** Words and numbers only: they are shown. */
const isItem = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  KINDS.includes((value as LeftBehind).kind) &&
  Object.values(value).every((it) => typeof it === 'string' || typeof it === 'number');

/** What the storage holds may be anyone's. */
export const isLeftBehindList = (value: unknown): value is LeftBehindList => {
  if (typeof value !== 'object' || value === null) return false;
  const { occasion, items } = value as Record<string, unknown>;
  return (
    (occasion === 'market' || occasion === 'login') && Array.isArray(items) && items.every(isItem)
  );
};
