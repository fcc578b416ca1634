import { nameIn } from '@shop/contracts/commerce';
import type { TrackedParcel, TrackedShipment } from '@shop/contracts/commerce/tracking';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { CountryCode } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { EventTime } from './event-time.tsx';
import { ParcelTimeline } from './parcel-timeline.tsx';
import css from './tracking.module.css';

type ShipmentStage = 'preparing' | 'on_hold' | 'shipped' | 'delivered' | 'cancelled';

const STAGES: Readonly<Record<string, ShipmentStage>> = {
  on_hold: 'on_hold',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Status of a shipment for the customer, from the platform's status. */
const shipmentStage = (status: string): ShipmentStage => STAGES[status] ?? 'preparing';

const Parcel = ({
  parcel: { number, trackingNumber, trackingUrl, events },
  country,
}: {
  parcel: TrackedParcel;
  country: CountryCode | null;
}) => (
  <li className={css.parcel}>
    <p>
      <FormattedMessage id="account.tracking.parcel" values={{ number }} />
    </p>
    {trackingNumber && (
      <p className={css.small}>
        <FormattedMessage
          id="account.tracking.number"
          values={{
            number: trackingUrl ? (
              <a key="number" className={css.number} href={trackingUrl} rel="noreferrer">
                {trackingNumber}
              </a>
            ) : (
              <span key="number" className={css.number}>
                {trackingNumber}
              </span>
            ),
          }}
        />
      </p>
    )}
    {events.length > 0 ? (
      <ParcelTimeline events={events} country={country} />
    ) : (
      <p className={css.small}>
        <FormattedMessage id="account.tracking.none" />
      </p>
    )}
  </li>
);

/** When it left and when it arrived, as far as it has. */
const Times = ({
  shipment: { shippedAt, deliveredAt },
  country,
}: {
  shipment: TrackedShipment;
  country: CountryCode | null;
}) =>
  (['delivered', 'shipped'] as const).map((id) => {
    const at = id === 'shipped' ? shippedAt : deliveredAt;
    return (
      at && (
        <p key={id} className={css.small}>
          <FormattedMessage
            id={`account.tracking.${id}_at`}
            values={{ at: <EventTime key="at" at={at} country={country} /> }}
          />
        </p>
      )
    );
  });

/** Shipping method, if the platform has it. */
const Method = ({
  shipment: { method: name, methodNames: names },
}: {
  shipment: TrackedShipment;
}) => {
  const locale = useAppSelector(selectLocale);
  return name && <p className={css.small}>{nameIn({ name, ...(names && { names }) }, locale)}</p>;
};

/** The shipments of an order: where each is, and what carriers reported about its parcels. */
export const ShipmentList = ({
  shipments,
  country,
}: {
  shipments: readonly TrackedShipment[];
  /** Destination country, whose time zone is used; null if unknown. */
  country: CountryCode | null;
}) => (
  <ul className={css.list}>
    {shipments.map((shipment) => (
      <li key={shipment.id} className={css.shipment}>
        <div>
          <p className={css.stage}>
            <FormattedMessage id={`account.tracking.stage.${shipmentStage(shipment.status)}`} />
          </p>
          <Method shipment={shipment} />
          <Times shipment={shipment} country={country} />
        </div>
        {shipment.parcels.length > 0 && (
          <ul className={css.list}>
            {shipment.parcels.map((parcel) => (
              <Parcel key={parcel.id} parcel={parcel} country={country} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
