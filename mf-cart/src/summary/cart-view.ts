import type { Money } from '@shop/contracts/commerce';
import type { LineItem, LinePart, OrderRow } from '@shop/contracts/commerce/order';
import type { CodeKind } from '../outbox/pending-change.ts';
import type { CartProblem } from '../commands/cart-problem.ts';
import type { LineAvailability } from './line-availability.ts';
import type { FreeShipping } from './free-shipping.ts';
import type { LineDelivery } from './line-status.ts';

/**
 * - `confirmed`: as the platform has it
 * - `pending`: a change is on its way; amounts are those of before
 * - `waiting`: a change waits for the network
 */
export type CartLineState = 'confirmed' | 'pending' | 'waiting';

export interface CartOptionView {
  /** Id of the SKU option; of the line's option where the platform does not tell. */
  id: string;
  name: string;
  quantity: number;
  /** Null until the platform knows the option. */
  total: Money | null;
  /** What the shopper wrote or chose for it. */
  choices: Record<string, unknown>;
}

export interface CartLineView {
  /** Of the line; of the intent while the platform does not know the line yet. */
  id: string;
  /** What commands are given; null while the platform does not know the line yet. */
  item: LineItem | null;
  kind: 'sku' | 'bundle';
  code: string;
  name: string;
  imageUrl: string | null;
  /** Pieces wanted. */
  quantity: number;
  unit: Money | null;
  /** The platform's; of before while the line is not `confirmed`. */
  total: Money | null;
  compareAt: Money | null;
  options: readonly CartOptionView[];
  /** Of a bundle. */
  parts: readonly LinePart[];
  /** "Up to N items" (V9). */
  limit: number;
  availability: LineAvailability;
  delivery: LineDelivery | null;
  state: CartLineState;
  /** Why the last change was refused. */
  problem: CartProblem | null;
}

export interface CartCodeView {
  code: string;
  kind: CodeKind;
  /** What it takes off, as the platform says; `free-shipping` where that is what it gives; null where it does nothing. */
  effect: Money | 'free-shipping' | null;
  /** It is being taken off. */
  pending: boolean;
}

export interface CartTotals {
  /** They add up to the total (E7). */
  rows: readonly OrderRow[];
  /** Changes are on their way or the back office still recalculates (T10): the amounts may be those of before. */
  updating: boolean;
}

/** The cart as it is to be shown (E7). */
export interface CartView {
  orderId: string;
  lines: readonly CartLineView[];
  /** Pieces of all lines, wanted ones included. */
  totalQuantity: number;
  totals: CartTotals;
  /** Null where nothing is to be said of it. */
  freeShipping: FreeShipping | null;
  codes: readonly CartCodeView[];
  /** A code that is being tried. */
  pendingCode: string | null;
  /** As saved or being saved with the order; empty where there is none. */
  giftMessage: string;
  /** Something waits for the platform: neither sent nor confirmed. */
  pending: boolean;
  /** Changes wait for the network: to be said as an offline notice. */
  offline: boolean;
}
