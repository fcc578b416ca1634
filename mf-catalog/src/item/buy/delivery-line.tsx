import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { addDays, type CountryCode, formatDate } from '@shop/contracts/market';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';
import { useState } from 'react';
import arrivalCss from './arrival-line.module.css';
import css from './delivery-line.module.css';
import type { Delivery } from './delivery.ts';

/** Delivery time of an item (section K). */
export const DeliveryLine = ({ delivery }: { delivery: Delivery }) => {
  if (delivery.kind === 'ready') {
    return (
      <p className={css.line}>
        <FormattedMessage id="catalog.delivery.ready" />
      </p>
    );
  }
  const { minDays, maxDays, prompt, limit } = delivery;
  return (
    <p className={css.line}>
      {minDays < maxDays ? (
        <FormattedMessage id="catalog.delivery.range" values={{ min: minDays, max: maxDays }} />
      ) : (
        <FormattedMessage id="catalog.delivery.days" values={{ days: maxDays }} />
      )}
      {prompt && (
        <span className={css.remark}>
          <FormattedMessage id="catalog.delivery.prompt" />
        </span>
      )}
      {limit !== null && (
        <span className={css.remark}>
          <FormattedMessage id="catalog.delivery.limit" values={{ limit }} />
        </span>
      )}
    </p>
  );
};

/** First and last day of arrival, as year-month-day (M8). */
interface Arrival {
  from: string;
  to: string;
}

/**
 * Arrival dates for a delivery time, counted from today in the ship-to country, like the dates of an order.
 *
 * @param now - time of the order
 * @param country - ship-to country; null if unknown
 */
export const arrivalOf = (
  now: Date,
  country: CountryCode | null,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): Arrival => {
  const today = formatDate(now, country);
  return { from: addDays(today, minDays), to: addDays(today, maxDays) };
};

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/**
 * Arrival dates of an item. Only the browser can compute them, because the page may come from yesterday's cache.
 * `<time>` holds them as year-month-day (M8).
 */
export const ArrivalLine = ({ minDays, maxDays }: { minDays: number; maxDays: number }) => {
  const intl = useIntl();
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  const { from, to } = arrivalOf(now, useAppSelector(selectCountry), { minDays, maxDays });
  const day = (date: string) => <time dateTime={date}>{intl.formatDate(date, DAY)}</time>;
  return (
    <p className={arrivalCss.line}>
      {hydrated &&
        (from === to ? (
          <FormattedMessage id="catalog.delivery.on" values={{ day: day(from) }} />
        ) : (
          <FormattedMessage
            id="catalog.delivery.between"
            values={{ from: day(from), to: day(to) }}
          />
        ))}
    </p>
  );
};
