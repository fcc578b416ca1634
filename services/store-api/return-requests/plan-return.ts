import { addDays, formatDate, type CountryCode } from '@shop/contracts/market';
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
  /** Whether it is canceled, or shipped and paid back. */
  isOver: boolean;
  /** Goods with the quantity that no other return holds. */
  lines: readonly (LineShare & {
    /** Excluded from the right of withdrawal: Directive 2011/83/EU, article 16. */
    isExcluded: boolean;
  })[];
  hasShipped: boolean;
  /** When the last of it arrived, in epoch ms; null before. */
  deliveredAt: number | null;
  /** Ship-to country, whose time zone decides the days of an order; null if unknown. */
  country: CountryCode | null;
}

export interface StatedReturn {
  kind: ReturnKind;
  /** Null for the whole order, or some of it. */
  items: readonly LineShare[] | null;
  /** Some of the order, which a note names. */
  isPartial: boolean;
  /** Epoch ms. */
  receivedAt: number;
  /** Days after the delivery in which this kind of return is possible. */
  days: number;
}

export type ReturnPlan =
  | { do: 'nothing'; outcome: Extract<ReturnOutcome, 'in-part' | 'late' | 'nothing'> }
  | { do: 'cancel' }
  | { do: 'return'; lines: readonly LineShare[] };

/**
 * Days added to every period, instead of a calendar of holidays. A period whose last day is a Saturday, Sunday or
 * public holiday ends with the next working day (Regulation (EEC, Euratom) 1182/71, article 3(4)). In the ship-to
 * countries with a right of withdrawal, the longest run of such days is Maundy Thursday to Easter Monday (Norway,
 * Iceland, regions of Spain): a period that ends on the Thursday is extended by five days. Any doubt favors the
 * consumer.
 */
const GRACE_DAYS = 5;

/**
 * Whether the period has passed: it begins on the day after the delivery and ends with the last hour of its last day
 * (Regulation 1182/71, article 3(1) and (2)), in the time zone of the order's dates.
 */
const isLate = (
  { deliveredAt, country }: ReturnableOrder,
  { receivedAt, days }: StatedReturn,
): boolean => {
  if (deliveredAt === null) return false;
  const lastDay = addDays(formatDate(deliveredAt, country), days + GRACE_DAYS);
  return formatDate(receivedAt, country) > lastDay;
};

const nothing = (outcome: 'in-part' | 'late' | 'nothing'): ReturnPlan => ({
  do: 'nothing',
  outcome,
});

/**
 * The outcome of a request. The merchant decides on requests that are late, concern only excluded goods, or name their
 * items in a note. A quantity above the purchased one counts as that one.
 */
export const planReturn = (order: ReturnableOrder, stated: StatedReturn): ReturnPlan => {
  const { kind, items, isPartial, days } = stated;
  const askedOf = ({ line, quantity }: LineShare): number =>
    items
      ? items.filter((it) => it.line === line).reduce((sum, it) => sum + it.quantity, 0)
      : quantity;
  const requestedLines = order.lines
    .map((it) => ({ ...it, quantity: Math.min(askedOf(it), it.quantity) }))
    .filter(({ quantity }) => quantity > 0);
  if (order.isOver || requestedLines.length === 0) return nothing('nothing');
  if (!order.hasShipped) {
    const isWhole = !isPartial && order.lines.every((it) => askedOf(it) >= it.quantity);
    return isWhole ? { do: 'cancel' } : nothing('in-part');
  }
  const lines = requestedLines.filter(({ isExcluded }) => kind === 'return' || !isExcluded);
  if (days === 0 || isLate(order, stated) || lines.length === 0) return nothing('late');
  if (isPartial) return nothing('in-part');
  return { do: 'return', lines: lines.map(({ line, quantity }) => ({ line, quantity })) };
};
