import type { TrackingEvent } from '@shop/contracts/commerce/tracking';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { CountryCode } from '@shop/contracts/market';
import { EventTime } from './event-time.tsx';
import css from './tracking.module.css';

/** Carrier events of a parcel, in EasyPost's format, which the platform uses. */
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

type ParcelStatus = (typeof KNOWN)[number] | 'other';

/** A carrier's status as the shop's texts name it; `other` if unknown. */
const parcelStatus = (status: string): ParcelStatus =>
  KNOWN.find((it) => it === status.toLowerCase()) ?? 'other';

/** What a carrier reported about a parcel, the newest first. */
export const ParcelTimeline = ({
  events,
  country,
}: {
  events: readonly TrackingEvent[];
  country: CountryCode | null;
}) => (
  <ol className={css.events}>
    {events.map(({ at, status, text, place }, index) => (
      <li key={index} className={css.event}>
        <span>
          <FormattedMessage id={`account.tracking.status.${parcelStatus(status)}`} />
        </span>
        {text && <span className={css.small}>{text}</span>}
        <span className={css.small}>
          <EventTime at={at} country={country} />
          {place && ` · ${place}`}
        </span>
      </li>
    ))}
  </ol>
);
