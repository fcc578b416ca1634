import type { Purchasable } from '../commands/limits.ts';

export type CodeKind = 'coupon' | 'gift-card';

/** An option of a line with its quantity, by the id of the SKU option. */
export interface LineOption {
  /** Id of the SKU option. */
  id: string;
  /** In the shopper's language. */
  name: string;
  quantity: number;
  choices?: Record<string, unknown>;
}

/** A SKU or bundle to add to the cart. */
export interface NewLineItem extends Purchasable {
  name: string;
  imageUrl?: string;
  /** Quantity to add. */
  quantity: number;
  /** Largest quantity that one order may hold, as the product page knows it (V9). */
  maxQuantity: number;
  /** Chosen SKU options, named in the shopper's language. Without a quantity, one per unit added. */
  options?: readonly (Omit<LineOption, 'quantity'> & { quantity?: number })[];
}

/** Final state of a line: absolute, so that it can be compared with the order and sent again. */
export interface LineTarget {
  /** 0 removes the line. */
  quantity: number;
  options: readonly LineOption[];
}

/** A change of the cart that a shopper can request. */
export type CartChange =
  | {
      kind: 'add';
      addition: NewLineItem;
      /** Final state of the line; set when the add is sent. */
      target?: LineTarget;
    }
  /** Final state of the line. With `options` null they follow the quantity (T8). */
  | { kind: 'line'; lineId: string; quantity: number; options: readonly LineOption[] | null }
  | OrderChange;

/** A change of the order as a whole. */
export type OrderChange =
  /** Without `of` the code may be a coupon or a gift card. */
  | { kind: 'code'; code: string; of?: CodeKind }
  | { kind: 'clear-code'; of: CodeKind }
  | { kind: 'gift-message'; message: string };

/**
 * A change that the platform has not confirmed. Pending changes are kept in request order and folded over the order as
 * last read; they are never a second truth.
 */
export type PendingChange = CartChange & {
  id: string;
  /** Null if the order does not exist yet. */
  orderId: string | null;
  /** Set when the change is sent: later changes of the same line queue behind it. */
  sent: boolean;
};

export type PendingChanges = readonly PendingChange[];

/**
 * Options of a line after its quantity changes (T8): an option whose quantity equals the line's follows it, any other
 * keeps its own, capped at the line's.
 *
 * @param from - quantity before
 * @param to - quantity after
 */
export const followOptions = (
  options: readonly LineOption[],
  from: number,
  to: number,
): LineOption[] =>
  options
    .map((option) => ({
      ...option,
      quantity: option.quantity === from ? to : Math.min(option.quantity, to),
    }))
    .filter(({ quantity }) => quantity > 0);

const haveSameTarget = (a: PendingChange, b: PendingChange): boolean => {
  if (a.kind === 'line' && b.kind === 'line') return a.lineId === b.lineId;
  if (a.kind === 'clear-code' && b.kind === 'clear-code') return a.of === b.of;
  return a.kind === 'gift-message' && b.kind === 'gift-message';
};

/**
 * The pending change that a new one replaces: same target, not sent, and no add or code queued after it, because the
 * new value of a line or of the codes already includes those.
 */
export const replacedBy = (
  changes: PendingChanges,
  change: PendingChange,
): PendingChange | undefined => {
  const lastAdd = changes.findLastIndex(({ kind }) => kind === 'add' || kind === 'code');
  return changes
    .slice(lastAdd + 1)
    .find((it) => !it.sent && it.orderId === change.orderId && haveSameTarget(it, change));
};

/** Keeps options that were chosen a moment ago if the new change only sets the quantity. */
const inheritOptions = (change: PendingChange, before: PendingChange): PendingChange =>
  change.kind === 'line' &&
  before.kind === 'line' &&
  change.options === null &&
  before.options !== null
    ? { ...change, options: followOptions(before.options, before.quantity, change.quantity) }
    : change;

/**
 * Adds a change to the pending ones. Of several unsent changes with the same target only the last survives, so many
 * clicks on a stepper become one request (T8).
 */
export const placeChange = (changes: PendingChanges, change: PendingChange): PendingChanges => {
  const before = replacedBy(changes, change);
  if (!before) return [...changes, change];
  const placed = { ...inheritOptions(change, before), id: before.id };
  return changes.map((it) => (it === before ? placed : it));
};
