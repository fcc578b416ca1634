import type { KnownOrder } from '../known-orders.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** What an event says about an order. */
export interface Change {
  /** `updated_at` of the row that changed; null where it is not known. */
  at: string | null;
  /** The order's metadata then, where the event is about the order itself. */
  metadata?: Metadata;
}

/** Why an order is to be looked at. */
export interface News {
  /** Changes heard of. */
  changes: readonly Change[];
  /** It may have changed unheard. */
  isDoubtful: boolean;
}

/** An order that may have changed unheard. */
export const DOUBT: News = { changes: [], isDoubtful: true };

export const newsOf = (change: Change): News => ({ changes: [change], isDoubtful: false });

/** Changes kept of an order that waits. */
const MOST = 50;

export const joinNews = (a: News, b: News): News => ({
  changes: [...a.changes, ...b.changes].slice(-MOST),
  isDoubtful: a.isDoubtful || b.isDoubtful,
});

/** Whether somebody changed the order since it was last read; this service's own write is no change. */
export const isNew = ({ at }: Change, known: KnownOrder | undefined): boolean =>
  known === undefined || at === null || (at > known.readAt && at !== known.writtenAt);

/** Metadata that this service wrote over: written by somebody after its last read and before its own write. */
export const overwritten = (
  { changes }: News,
  known: KnownOrder | undefined,
): Metadata | undefined =>
  changes
    .filter(({ at }) => known && at !== null && at > known.readAt && at < known.writtenAt)
    .toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
    .findLast(({ metadata }) => metadata !== undefined)?.metadata;
