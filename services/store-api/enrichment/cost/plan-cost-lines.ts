import { DEPOSIT, type DepositsByLine } from '@shop/contracts/commerce/order/platform-order';
import {
  SHIPPING_COST,
  SHIPPING_COST_OFFSET,
  shippingCost,
} from '@shop/contracts/commerce/shipping';
import type { EnrichableOrder } from '../read-order.ts';
import type { CostLine, CostLineName, OrderDeposits } from './cost-line.ts';

/**
 * Shipping cost of an order in cents: the platform's charge once every shipment has a method, otherwise an estimate
 * from the available methods. Null if nothing ships, or a shipment has no available method.
 */
export const costOfOrder = ({
  shipments,
  charged,
  usualMethod,
}: Pick<EnrichableOrder, 'shipments' | 'charged' | 'usualMethod'>): number | null =>
  shipments.length > 0 && shipments.every(({ methodId }) => methodId !== null)
    ? charged
    : shippingCost(shipments, usualMethod);

export type CostLineChange =
  | { kind: 'create'; name: CostLineName; cents: number; deposits?: DepositsByLine }
  | { kind: 'update'; id: string; cents: number; deposits?: DepositsByLine }
  | { kind: 'remove'; id: string };

interface TargetLine {
  name: CostLineName;
  cents: number;
  /** Of a deposit line. */
  deposits?: DepositsByLine;
}

const sameDeposits = (a: DepositsByLine, b: DepositsByLine): boolean => {
  const lines = Object.keys(a);
  return lines.length === Object.keys(b).length && lines.every((it) => a[it] === b[it]);
};

const changesOf = (lines: readonly CostLine[], target: TargetLine): CostLineChange[] => {
  const { name, cents, deposits } = target;
  const [kept, ...others] = lines
    .filter((line) => line.name === name)
    .toSorted((a, b) => a.id.localeCompare(b.id));
  const removed = (some: readonly CostLine[]): CostLineChange[] =>
    some.map(({ id }) => ({ kind: 'remove', id }));
  if (!kept) return cents === 0 ? [] : [{ kind: 'create', ...target }];
  if (cents === 0) return removed([kept, ...others]);
  const isRight = kept.cents === cents && (!deposits || sameDeposits(kept.deposits, deposits));
  return [
    ...(isRight
      ? []
      : [{ kind: 'update' as const, id: kept.id, cents, ...(deposits && { deposits }) }]),
    ...removed(others),
  ];
};

/**
 * Plans the writes after which an order has one line of each name with the right amount, or no line if the amount is
 * zero. Empty if nothing is to change. Removes duplicates, which two services can create at once.
 *
 * @param cost - of shipping, in cents; null if unknown
 */
export const planCostLines = (
  lines: readonly CostLine[],
  cost: number | null,
  { cents, byLine }: OrderDeposits,
): readonly CostLineChange[] => [
  ...changesOf(lines, { name: DEPOSIT, cents, deposits: byLine }),
  ...changesOf(lines, { name: SHIPPING_COST_OFFSET, cents: 0 - (cost ?? 0) }),
  ...changesOf(lines, { name: SHIPPING_COST, cents: cost ?? 0 }),
];
