import type { KnownOrder, Meddling } from '../known-orders.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** A shipping method someone chose. */
export interface MethodChoice {
  shipmentId: string;
  methodId: string;
  /** `updated_at` of the shipment then. */
  at: string;
}

/** What an event says about an order. */
export interface Change {
  /** `updated_at` of the row that changed; null where it is not known. */
  at: string | null;
  /** The order's metadata then, where the event is about the order itself. */
  metadata?: Metadata;
  /** Where it is about a shipment that has a method. */
  choice?: MethodChoice;
}

/** Why an order is to be looked at. */
export interface News {
  /** Changes heard of. */
  changes: readonly Change[];
  /** It may have changed unheard. */
  isDoubtful: boolean;
  /** From when on the order may be incomplete: the platform's `updated_at`, ISO 8601; null where it is not known. */
  since: string | null;
}

/** An order that may have changed unheard. */
export const doubt = (since: string | null): News => ({ changes: [], isDoubtful: true, since });

export const newsOf = (change: Change): News => ({
  changes: [change],
  isDoubtful: false,
  since: change.at,
});

/** Changes kept of an order that waits. */
const MOST = 50;
/** How many of them keep the order's metadata. */
const MOST_METADATA = 10;

const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? null : a < b ? a : b;

/** The memory of a waiting order does not grow with how often it changes: metadata are kept of the last few only. */
const bounded = (changes: readonly Change[]): Change[] => {
  let left = MOST_METADATA;
  return changes
    .slice(-MOST)
    .toReversed()
    .map(({ metadata, ...change }) =>
      metadata !== undefined && left-- > 0 ? { ...change, metadata } : change,
    )
    .toReversed();
};

export const joinNews = (a: News, b: News): News => ({
  changes: bounded([...a.changes, ...b.changes]),
  isDoubtful: a.isDoubtful || b.isDoubtful,
  since: earlier(a.since, b.since),
});

/** Whether a method was chosen while this service wrote, and may have been cleared by that. */
const isMeddledWith = (
  { choice }: Change,
  { readAt }: KnownOrder,
  meddling: Meddling | undefined,
): boolean =>
  choice !== undefined &&
  meddling !== undefined &&
  choice.at > meddling.from &&
  choice.at <= readAt &&
  !meddling.own.has(choice.at);

/** Whether someone changed the order since it was last read; this service's own write is no change. */
export const isNew = (
  change: Change,
  known: KnownOrder | undefined,
  meddling: Meddling | undefined,
): boolean =>
  known === undefined ||
  change.at === null ||
  (change.at > known.readAt && change.at !== known.writtenAt) ||
  isMeddledWith(change, known, meddling);

/** Methods heard to be chosen while this service wrote. */
export const choicesMeddledWith = (
  { changes }: News,
  meddling: Meddling | undefined,
): MethodChoice[] =>
  changes.flatMap(({ choice }) =>
    choice && meddling && choice.at > meddling.from && !meddling.own.has(choice.at) ? choice : [],
  );

/** Metadata that this service wrote over: written by someone after its last read and before its own write. */
export const overwritten = (
  { changes }: News,
  known: KnownOrder | undefined,
): Metadata | undefined =>
  changes
    .filter(({ at }) => known && at !== null && at > known.readAt && at < known.writtenAt)
    .toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
    .findLast(({ metadata }) => metadata !== undefined)?.metadata;
