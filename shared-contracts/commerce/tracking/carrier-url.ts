import { asRecord, asText } from '../metadata/index.ts';

/**
 * A carrier's page about a parcel, by the shipping method's `metadata.tracking_url`:
 * `https://carrier.example/{tracking_number}`. Null if missing or not a web URL.
 */
export const carrierUrl = (
  method: { readonly metadata?: unknown } | null | undefined,
  trackingNumber: string | null,
): string | null => {
  const template = asText(asRecord(method?.metadata)['tracking_url']);
  if (!template || !trackingNumber || !/^https?:\/\//.test(template)) return null;
  return template.replace('{tracking_number}', encodeURIComponent(trackingNumber));
};
