import { asRecord, asText } from '../metadata/index.ts';
import type { TrackingEvent } from './types.ts';

/** Limit above any carrier's history of a parcel. Drops the oldest events. */
const MAX_EVENTS = 100;

const placeOf = (detail: Record<string, unknown>): string | null => {
  const place = asRecord(detail['tracking_location']);
  const parts = ['city', 'state', 'country'].map((name) => asText(place[name] ?? detail[name]));
  return parts.filter(Boolean).join(', ') || null;
};

const toEvent = (value: unknown): (TrackingEvent & { time: number }) | null => {
  const detail = asRecord(value);
  const at = asText(detail['datetime']);
  const status = asText(detail['status']);
  const time = at === null ? NaN : Date.parse(at);
  if (at === null || status === null || Number.isNaN(time)) return null;
  return { time, at, status, text: asText(detail['message']), place: placeOf(detail) };
};

/**
 * The history of a parcel, newest first, from the platform's `tracking_details`: a list in the format of EasyPost's
 * TrackingDetail, with any content from the carrier. Drops events without time or status.
 */
export const trackingEvents = (details: unknown): TrackingEvent[] =>
  (Array.isArray(details) ? details : [])
    .map(toEvent)
    .filter((it) => it !== null)
    .sort((a, b) => b.time - a.time)
    .slice(0, MAX_EVENTS)
    .map(({ time: _, ...event }) => event);
