import { FormattedMessage, useIntl } from '@shop/contracts/i18n';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import { useState } from 'react';
import { arrivalOf } from '../../../model/item/arrival.ts';
import css from './arrival-line.module.css';
import { useHydrated } from '@shop/contracts/ui';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/**
 * The days on which an item arrives. Only the browser can tell them: a page may come out of a cache of yesterday.
 * Machines read them as year-month-day (M8).
 */
export const ArrivalLine = ({ minDays, maxDays }: { minDays: number; maxDays: number }) => {
  const intl = useIntl();
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  const { from, to } = arrivalOf(now, useAppSelector(selectCountry), { minDays, maxDays });
  const day = (date: string) => <time dateTime={date}>{intl.formatDate(date, DAY)}</time>;
  return (
    <p className={css.line}>
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
