import { SHIPPING_COST, SHIPPING_COST_OFFSET } from '@shop/contracts/commerce/shipping';
import type { CostLine, CostLineName } from './cost-line.ts';

export type CostLineChange =
  | { kind: 'create'; name: CostLineName; cents: number }
  | { kind: 'update'; id: string; cents: number }
  | { kind: 'remove'; id: string };

interface Wanted {
  name: CostLineName;
  cents: number;
}

const changesOf = (lines: readonly CostLine[], { name, cents }: Wanted): CostLineChange[] => {
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
 * What has to be written so that an order has one line of each name with the right amount, or none where shipping
 * costs nothing. Nothing when it is right already; a second line of a name, as two services at once might leave it,
 * goes.
 *
 * @param cost - in cents; null where it is not known
 */
export const planCostLines = (
  lines: readonly CostLine[],
  cost: number | null,
): readonly CostLineChange[] => [
  ...changesOf(lines, { name: SHIPPING_COST_OFFSET, cents: 0 - (cost ?? 0) }),
  ...changesOf(lines, { name: SHIPPING_COST, cents: cost ?? 0 }),
];
