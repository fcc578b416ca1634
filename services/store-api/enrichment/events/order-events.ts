import type { CachedOrder, Meddling } from '../order-cache.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** A selection of a shipping method. */
export interface MethodChoice {
  shipmentId: string;
  methodId: string;
  /** `updated_at` of the shipment at that time. */
  at: string;
}

/** A change of an order, from one event. */
export interface Change {
  /** `updated_at` of the changed row; null if unknown. */
  at: string | null;
  /** The order's metadata at that time, for events of the order itself. */
  metadata?: Metadata;
  /** Set for events of a shipment with a selected method. */
  choice?: MethodChoice;
}

/** The reasons to enrich an order. */
export interface OrderEvents {
  /** Changes from events. */
  changes: readonly Change[];
  /** Whether a change without an event is possible. */
  isDoubtful: boolean;
  /** Since when the order may be incomplete: the platform's `updated_at`, ISO 8601; null if unknown. */
  since: string | null;
}

/** An order that may have changed without an event. */
export const unknownChange = (since: string | null): OrderEvents => ({
  changes: [],
  isDoubtful: true,
  since,
});

export const eventsOf = (change: Change): OrderEvents => ({
  changes: [change],
  isDoubtful: false,
  since: change.at,
});

/** Maximum of changes kept per queued order. */
const MOST = 50;
/** How many of them keep their metadata. */
const MOST_METADATA = 10;

const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? null : a < b ? a : b;

/** Bounds the memory of a queued order: only the last few changes keep their metadata. */
const bounded = (changes: readonly Change[]): Change[] => {
  let rest = MOST_METADATA;
  return changes
    .slice(-MOST)
    .toReversed()
    .map(({ metadata, ...change }) =>
      metadata !== undefined && rest-- > 0 ? { ...change, metadata } : change,
    )
    .toReversed();
};

export const mergeEvents = (a: OrderEvents, b: OrderEvents): OrderEvents => ({
  changes: bounded([...a.changes, ...b.changes]),
  isDoubtful: a.isDoubtful || b.isDoubtful,
  since: earlier(a.since, b.since),
});

/** Whether a method was selected during this service's write, and may have been cleared by it. */
const isMeddledWith = (
  { choice }: Change,
  { readAt }: CachedOrder,
  meddling: Meddling | undefined,
): boolean =>
  choice !== undefined &&
  meddling !== undefined &&
  choice.at > meddling.from &&
  choice.at <= readAt &&
  !meddling.own.has(choice.at);

/** Whether someone else changed the order since the last read. This service's own write does not count. */
export const isNew = (
  change: Change,
  cached: CachedOrder | undefined,
  meddling: Meddling | undefined,
): boolean =>
  cached === undefined ||
  change.at === null ||
  (change.at > cached.readAt && change.at !== cached.writtenAt) ||
  isMeddledWith(change, cached, meddling);

/** Method selections from events, made during this service's write. */
export const choicesMeddledWith = (
  { changes }: OrderEvents,
  meddling: Meddling | undefined,
): MethodChoice[] =>
  changes.flatMap(({ choice }) =>
    choice && meddling && choice.at > meddling.from && !meddling.own.has(choice.at) ? choice : [],
  );

/** Metadata that this service overwrote: written by someone else between its last read and its own write. */
export const overwritten = (
  { changes }: OrderEvents,
  cached: CachedOrder | undefined,
): Metadata | undefined =>
  changes
    .filter(({ at }) => cached && at !== null && at > cached.readAt && at < cached.writtenAt)
    .toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
    .findLast(({ metadata }) => metadata !== undefined)?.metadata;
