import type { Return as PlatformReturn } from '@commercelayer/sdk';
import type { ReturnStatus, TrackedReturn } from './types.ts';

const STATUSES: readonly string[] = [
  'requested',
  'approved',
  'cancelled',
  'shipped',
  'rejected',
  'received',
  'refunded',
] satisfies ReturnStatus[];

/** Returns of an order with their lines, oldest first; drafts are none yet. */
export const toReturns = (returns: readonly PlatformReturn[] | null | undefined): TrackedReturn[] =>
  (returns ?? [])
    .filter(({ status }) => STATUSES.includes(status))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .map((it) => ({
      id: it.id,
      number: it.number ?? it.id,
      status: it.status as ReturnStatus,
      at: it.created_at,
      lines: (it.return_line_items ?? []).map((line) => ({
        id: line.id,
        name: line.name ?? line.sku_code ?? line.bundle_code ?? '',
        quantity: line.quantity,
      })),
    }));
