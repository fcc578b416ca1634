import {
  comparedPrice,
  depositOf,
  type ComparedPrice,
  type DepositTerms,
  type Money,
} from '@shop/contracts/commerce';
import {
  usualMethodOf,
  type LineItem,
  type LinePart,
  type Order,
  type OrderRow,
} from '@shop/contracts/commerce/order';
import type { CountryCode, Market } from '@shop/contracts/market';
import type { CartProblem } from '../commands/cart-problem.ts';
import { maxQuantity } from '../commands/limits.ts';
import type { CartState } from '../store/cart-slice.ts';
import { codeViews, pendingCodeOf, type CartCodeView } from './code-views.ts';
import { changesOf, foldLines, type FoldedLine } from './fold-lines.ts';
import { freeShipping, type FreeShipping } from './free-shipping.ts';
import { depositCountry } from './line-deposit.ts';
import {
  lineAvailability,
  lineDelivery,
  type LineAvailability,
  type LineDelivery,
} from './line-status.ts';
import { savedMessage } from './saved-message.ts';
import { summaryRows, type SummaryMarket } from './summary-rows.ts';

/**
 * - `confirmed`: equals the platform's state
 * - `pending`: a change is being sent; amounts are those before it
 * - `waiting`: a change waits for the network
 */
type CartLineState = 'confirmed' | 'pending' | 'waiting';

export interface CartOptionView {
  /** Id of the SKU option, or of the line's option if the platform does not report it. */
  id: string;
  name: string;
  quantity: number;
  /** Null until the platform has the option. */
  total: Money | null;
  /** The shopper's input for the option. */
  choices: Record<string, unknown>;
}

export interface CartLineView {
  /** Id of the line, or of the pending change until the platform has the line. */
  id: string;
  /** Argument for commands; null until the platform has the line. */
  item: LineItem | null;
  kind: 'sku' | 'bundle';
  code: string;
  name: string;
  imageUrl: string | null;
  /** Requested quantity. */
  quantity: number;
  unit: Money | null;
  /** The platform's amount; the one before the change unless the line is `confirmed`. */
  total: Money | null;
  /** What the unit price may be compared with. */
  compareAt: ComparedPrice | null;
  /** On one piece, in the ship-to country. */
  deposit: DepositTerms;
  options: readonly CartOptionView[];
  /** Contents of a bundle. */
  parts: readonly LinePart[];
  /** "Up to N items" (V9). */
  limit: number;
  availability: LineAvailability;
  delivery: LineDelivery | null;
  state: CartLineState;
  /** Reason for which the last change was refused. */
  problem: CartProblem | null;
}

export interface CartTotals {
  /** They add up to the total (E7). */
  rows: readonly OrderRow[];
  /** Changes are pending or the back office recalculates (T10): amounts may be outdated. */
  updating: boolean;
}

/** The cart as shown (E7): the order with pending changes applied. */
export interface CartView {
  orderId: string;
  lines: readonly CartLineView[];
  /** Quantity of all lines, pending changes included. */
  totalQuantity: number;
  totals: CartTotals;
  /** Null if free shipping is not offered. */
  freeShipping: FreeShipping | null;
  codes: readonly CartCodeView[];
  /** A code that a pending change applies. */
  pendingCode: string | null;
  /** Saved or pending gift message; empty without one. */
  giftMessage: string;
  /** A change is unsent or unconfirmed. */
  pending: boolean;
  /** Changes wait for the network: the page shows the offline notice. */
  offline: boolean;
}

interface CartRules {
  /** Limit of one line (V9). */
  maxQuantityPerLine: number;
  market: SummaryMarket & Pick<Market, 'market_code'>;
  /** Decides which reductions may be announced. */
  country: CountryCode;
}

const optionViews = ({ item, options }: FoldedLine): CartOptionView[] =>
  options.map(({ id, name, quantity, choices = {} }) => {
    const confirmed = item?.options.find((it) => (it.optionId ?? it.id) === id);
    return { id, name, quantity, choices, total: confirmed?.total ?? null };
  });

/**
 * Builds the cart view (E7). Every amount is the platform's: while changes are pending, amounts are those before them
 * and marked as updating.
 */
export const toCartView = (order: Order, state: CartState, rules: CartRules): CartView => {
  const { id: orderId } = order;
  const { market } = rules;
  const country = depositCountry(order, rules.country);
  const usualMethod = usualMethodOf(order, market);
  const changes = changesOf(state.pendingChanges, orderId);
  const pending = changes.length > 0;
  const offline = state.connection === 'offline';
  const folded = foldLines(order, changes);

  const lineView = (line: FoldedLine): CartLineView => {
    const { id, item, addition, quantity } = line;
    const stock = item ?? { metadata: {}, available: null, containers: [] };
    const kind = item?.type === 'bundles' || addition?.kind === 'bundle' ? 'bundle' : 'sku';
    const limit = maxQuantity(stock, rules.maxQuantityPerLine);
    return {
      id,
      item,
      kind,
      code: item?.code ?? addition?.code ?? '',
      name: item?.name ?? addition?.name ?? '',
      imageUrl: item?.imageUrl ?? addition?.imageUrl ?? null,
      quantity,
      unit: item?.unit ?? null,
      total: item?.total ?? null,
      compareAt: item && comparedPrice({ ...item, kind, price: item.unit }, rules),
      deposit: depositOf(item?.containers, country),
      options: optionViews(line),
      parts: item?.parts ?? [],
      limit: Math.min(limit, addition?.maxQuantity ?? limit),
      availability: lineAvailability(stock, country),
      delivery: item && lineDelivery(item, order.shipments, usualMethod),
      state: line.pending ? (offline ? 'waiting' : 'pending') : 'confirmed',
      problem: state.problems[id] ?? null,
    };
  };
  const rows = summaryRows(order, market);
  const pendingMessage = changes.findLast((it) => it.kind === 'gift-message');
  return {
    orderId,
    lines: folded.map(lineView),
    totalQuantity: folded.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: {
      rows,
      updating: pending || state.recalculating === orderId,
    },
    freeShipping: freeShipping(order, usualMethod),
    codes: codeViews(order, changes, rows),
    pendingCode: pendingCodeOf(changes),
    giftMessage: pendingMessage?.message ?? savedMessage(state, order),
    pending,
    offline,
  };
};
