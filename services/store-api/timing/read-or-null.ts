import { setTimeout as pause } from 'node:timers/promises';

/** Ms after which a figure counts as unreadable: scrapes of Prometheus end after 10 s. */
const LIMIT = 2_000;

/**
 * A figure for `/metrics`; null if it cannot be read in time. Metrics must be served without the database too, or its
 * outage would look like one of the service.
 */
export const readOrNull = <T>(read: () => Promise<T>, limit = LIMIT): Promise<T | null> =>
  Promise.race([read().catch(() => null), pause(limit, null, { ref: false })]);

/** The same for a figure of several metrics: reads of one scrape are one read. */
export const sharedRead = <T>(read: () => Promise<T>): (() => Promise<T | null>) => {
  let inFlight: Promise<T | null> | null = null;
  return () => {
    inFlight ??= readOrNull(read).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
};
