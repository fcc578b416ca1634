import { asRecord, asText } from '../metadata/index.ts';
import type { TrackingEvent } from './types.ts';

/** No carrier tells more of one parcel; what is above is left out, the oldest first. */
const MOST = 100;

const placeOf = (detail: Record<string, unknown>): string | null => {
  const place = asRecord(detail['tracking_location']);
  const words = ['city', 'state', 'country'].map((name) => asText(place[name] ?? detail[name]));
  return words.filter(Boolean).join(', ') || null;
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
 * The history of a parcel, the newest first, out of the platform's `tracking_details`: a list in the form of EasyPost's
 * TrackingDetail, whatever the carrier has put into it. What has no time or status is left out.
 */
export const trackingEvents = (details: unknown): TrackingEvent[] =>
  (Array.isArray(details) ? details : [])
    .map(toEvent)
    .filter((it) => it !== null)
    .sort((a, b) => b.time - a.time)
    .slice(0, MOST)
    .map(({ time: _, ...event }) => event);
