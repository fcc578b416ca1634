import type { TrackingEvent } from '@shop/contracts/commerce/tracking';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { CountryCode } from '@shop/contracts/market';
import { parcelStatus } from '../../model/orders/parcel-status.ts';
import { EventTime } from './event-time.tsx';
import css from './tracking.module.css';

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
