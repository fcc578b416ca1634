import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import { useHydrated } from '@shop/contracts/ui';
import { useState } from 'react';
import arrivalCss from './arrival-line.module.css';
import css from './delivery-line.module.css';
import { arrivalOf, type Delivery } from './delivery.ts';

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
