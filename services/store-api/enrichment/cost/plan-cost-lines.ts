import {
  SHIPPING_COST,
  SHIPPING_COST_OFFSET,
  shippingCost,
} from '@shop/contracts/commerce/shipping';
import type { EnrichableOrder } from '../read-order.ts';
import type { CostLine, CostLineName } from './cost-line.ts';

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
  | { kind: 'create'; name: CostLineName; cents: number }
  | { kind: 'update'; id: string; cents: number }
  | { kind: 'remove'; id: string };

interface TargetLine {
  name: CostLineName;
  cents: number;
}

const changesOf = (lines: readonly CostLine[], { name, cents }: TargetLine): CostLineChange[] => {
  const [kept, ...others] = lines
    .filter((line) => line.name === name)
    .toSorted((a, b) => a.id.localeCompare(b.id));
  const removed = (some: readonly CostLine[]): CostLineChange[] =>
    some.map(({ id }) => ({ kind: 'remove', id }));
  if (!kept) return cents === 0 ? [] : [{ kind: 'create', name, cents }];
  if (cents === 0) return removed([kept, ...others]);
  return [
    ...(kept.cents === cents ? [] : [{ kind: 'update' as const, id: kept.id, cents }]),
    ...removed(others),
  ];
};

/**
 * Plans the writes after which an order has one line of each name with the right amount, or no line if shipping is
 * free. Empty if nothing is to change. Removes duplicates, which two services can create at once.
 *
 * @param cost - in cents; null if unknown
 */
export const planCostLines = (
  lines: readonly CostLine[],
  cost: number | null,
): readonly CostLineChange[] => [
  ...changesOf(lines, { name: SHIPPING_COST_OFFSET, cents: 0 - (cost ?? 0) }),
  ...changesOf(lines, { name: SHIPPING_COST, cents: cost ?? 0 }),
];
