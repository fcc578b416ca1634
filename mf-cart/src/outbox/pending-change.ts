import type { CartAddition } from './cart-addition.ts';

export type CodeKind = 'coupon' | 'gift-card';

/** Pieces of an option beside a line, by the SKU option's id. */
export interface WantedOption {
  /** Id of the SKU option. */
  id: string;
  /** In the shopper's language. */
  name: string;
  quantity: number;
  choices?: Record<string, unknown>;
}

/** How a line is to be in the end: absolute, so that it can be compared with the truth and sent again. */
export interface LineTarget {
  /** 0: the line is gone. */
  quantity: number;
  options: readonly WantedOption[];
}

/** What a shopper may want of the cart. */
export type Wish =
  | {
      kind: 'add';
      addition: CartAddition;
      /** What the line comes to with it, known from the moment it is sent. */
      target?: LineTarget;
    }
  /** The whole line as it is to be; 0 pieces means gone. Null options: they follow the pieces (T8). */
  | { kind: 'line'; lineId: string; quantity: number; options: readonly WantedOption[] | null }
  | { kind: 'code'; code: string }
  | { kind: 'clear-code'; of: CodeKind }
  | { kind: 'gift-message'; message: string };

/**
 * A wish the platform has not confirmed yet. Intents stand in the order they were asked for and are folded over the
 * order as last read; they are never a second truth.
 */
export type CartIntent = Wish & {
  id: string;
  /** Null where the order is still to be made. */
  orderId: string | null;
  /** True from the moment it was sent: what comes later for the same line waits behind it. */
  sent: boolean;
};

export type Intents = readonly CartIntent[];
