import type { CountryCode } from '../../../market/types.ts';
import { depositOf } from '../../metadata/deposit.ts';
import { asNumber, asRecord } from '../../metadata/metadata-values.ts';
import type { LineItem, Order, OrderTotals } from '../types.ts';
import { orderCountry } from './shipping-cost.ts';

/** Name of the adjustment line with the deposits of an order. */
export const DEPOSIT = 'deposit';

/** `deposits` in the metadata of the deposit line: by id of the line of goods, the deposit on one piece in cents. */
export type DepositsByLine = Readonly<Record<string, number>>;

const isGoods = ({ type }: Pick<LineItem, 'type'>): boolean =>
  type === 'skus' || type === 'bundles';

/** The deposits that an order's goods have in a country, by line; lines without one are left out. */
export const depositsIn = (
  lines: readonly Pick<LineItem, 'id' | 'type' | 'containers'>[],
  country: CountryCode,
): DepositsByLine =>
  Object.fromEntries(
    lines
      .filter(isGoods)
      .map(({ id, containers }) => [id, depositOf(containers, country).cents] as const)
      .filter(([, cents]) => cents > 0),
  );

const isDepositLine = ({ type, name }: LineItem): boolean =>
  type === 'adjustments' && name === DEPOSIT;

/** The deposits that an order charges, as the back office wrote them, by line. */
export const chargedDeposits = ({ lines }: Pick<Order, 'lines'>): DepositsByLine =>
  Object.fromEntries(
    lines
      .filter(isDepositLine)
      .flatMap(({ metadata }) => Object.entries(asRecord(metadata['deposits'])))
      .flatMap(([line, cents]) => {
        const value = asNumber(cents);
        return value === null ? [] : [[line, value] as const];
      }),
  );

type OpenOrder = Pick<Order, 'countryLock' | 'editable' | 'lines' | 'shippingAddress' | 'totals'>;

/**
 * Deposits of an open order that its total does not have yet, in cents, until the back office has written them; negative
 * if it has too many.
 */
export const depositToCome = (order: Omit<OpenOrder, 'totals'>): number => {
  const country = orderCountry(order);
  if (!order.editable || country === null) return 0;
  const onPiece = depositsIn(order.lines, country);
  return order.lines.reduce(
    (sum, line) =>
      sum + (onPiece[line.id] ?? 0) * line.quantity - (isDepositLine(line) ? line.total.cents : 0),
    0,
  );
};

/**
 * An order's totals with the deposits that are still to come, so that no screen shows a total that a moment later grows.
 * A gift card pays deposits as well.
 */
export const totalsWithDeposits = (order: OpenOrder): OrderTotals => {
  const { totals } = order;
  const more = depositToCome(order);
  if (more === 0) return totals;
  const { total, giftCard, giftCardLeft = null } = totals;
  const money = (cents: number) => ({ ...total, cents });
  // A smaller order first costs less, then takes less from the card.
  const byCard =
    more > 0 ? Math.min(giftCardLeft?.cents ?? 0, more) : Math.min(0, more + total.cents);
  return {
    ...totals,
    deposit: money((totals.deposit?.cents ?? 0) + more),
    giftCard: money(giftCard.cents - byCard),
    giftCardLeft: giftCardLeft && money(giftCardLeft.cents - byCard),
    total: money(total.cents + more - byCard),
  };
};
