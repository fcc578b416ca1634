import type { ReturnKind } from '@shop/contracts/store-api';
import type { ReturnOutcome } from './return-request-table.ts';

/** Some of a line item of an order. */
export interface LineShare {
  /** Id of the line item. */
  line: string;
  quantity: number;
}

/** What a return depends on. */
export interface ReturnableOrder {
  /** Whether it is canceled or paid back. */
  isOver: boolean;
  /** Goods with the quantity that no other return holds. */
  lines: readonly (LineShare & {
    /** Excluded from the right of withdrawal: Directive 2011/83/EU, article 16. */
    isExcluded: boolean;
  })[];
  hasShipped: boolean;
  /** When the last of it arrived, in epoch ms; null before. */
  deliveredAt: number | null;
}

export interface StatedReturn {
  kind: ReturnKind;
  /** Null for the whole order. */
  items: readonly LineShare[] | null;
  /** Epoch ms. */
  receivedAt: number;
  /** Days after the delivery in which this kind of return is possible. */
  days: number;
}

export type ReturnPlan =
  | { do: 'nothing'; outcome: Extract<ReturnOutcome, 'in-part' | 'late' | 'nothing'> }
  | { do: 'cancel' }
  | { do: 'return'; lines: readonly LineShare[] };

const DAY = 24 * 3_600_000;

const nothing = (outcome: 'in-part' | 'late' | 'nothing'): ReturnPlan => ({
  do: 'nothing',
  outcome,
});

/**
 * What a request leads to. The period ends with the last day, and what is received after it or concerns excluded goods
 * alone is left to the merchant. More than there is counts as all there is.
 */
export const planReturn = (order: ReturnableOrder, stated: StatedReturn): ReturnPlan => {
  const { kind, items, receivedAt, days } = stated;
  const askedOf = ({ line, quantity }: LineShare): number =>
    items
      ? items.filter((it) => it.line === line).reduce((sum, it) => sum + it.quantity, 0)
      : quantity;
  const requestedLines = order.lines
    .map((it) => ({ ...it, quantity: Math.min(askedOf(it), it.quantity) }))
    .filter(({ quantity }) => quantity > 0);
  if (order.isOver || requestedLines.length === 0) return nothing('nothing');
  if (!order.hasShipped) {
    const isWhole = order.lines.every((it) => askedOf(it) >= it.quantity);
    return isWhole ? { do: 'cancel' } : nothing('in-part');
  }
  const { deliveredAt } = order;
  // The period begins on the day after the delivery, and ends with its last day.
  const isLate = deliveredAt !== null && receivedAt > deliveredAt + (days + 1) * DAY;
  const lines = requestedLines.filter(({ isExcluded }) => kind === 'return' || !isExcluded);
  if (days === 0 || isLate || lines.length === 0) return nothing('late');
  return { do: 'return', lines: lines.map(({ line, quantity }) => ({ line, quantity })) };
};
