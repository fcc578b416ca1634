/** What carriers tell of a parcel, in the words of EasyPost, whose form the platform keeps. */
const KNOWN = [
  'pre_transit',
  'in_transit',
  'out_for_delivery',
  'available_for_pickup',
  'delivered',
  'return_to_sender',
  'failure',
  'cancelled',
] as const;

export type ParcelStatus = (typeof KNOWN)[number] | 'other';

/** A carrier's status as the shop has a word for it; `other` where it has none. */
export const parcelStatus = (status: string): ParcelStatus =>
  KNOWN.find((it) => it === status.toLowerCase()) ?? 'other';
