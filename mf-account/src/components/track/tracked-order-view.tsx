import { lazy, Suspense } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryName } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { TrackedOrder } from '@shop/contracts/store-api';
import type { MailLink } from '../../model/mail-link.ts';
import { linesOfTracked } from '../../model/orders/view-lines.ts';
import { OrderFacts } from '../order/order-facts.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import { ReturnLinks } from '../returns/return-links.tsx';
import { Section } from '../section.tsx';
import css from '../order/order.module.css';
import { ShipmentList } from '../tracking/shipment-list.tsx';

/** Few orders have any. */
const ReturnList = lazy(
  () => import(/* webpackChunkName: "returns" */ '../returns/return-list.tsx'),
);
const RefundList = lazy(() => import(/* webpackChunkName: "refunds" */ '../order/refund-list.tsx'));

/** An order opened by its link: status and items, without personal data. */
export const TrackedOrderView = ({ order, link }: { order: TrackedOrder; link: MailLink }) => {
  const locale = useAppSelector(selectLocale);
  const { shipments, shippingAddress: to, refunds = [], returns = [] } = order;
  const country = to?.country ?? null;
  return (
    <div className={css.order}>
      <OrderFacts order={order} country={country} />
      <div className={css.actions}>
        <ReturnLinks order={order} country={country} by={`#id=${link.id}&token=${link.token}`} />
      </div>
      {shipments.length > 0 && (
        <Section title={<FormattedMessage id="account.tracking.title" />}>
          {to && (
            <p>
              <FormattedMessage
                id="account.track.to"
                values={{ place: [to.city, countryName(to.country, locale)].join(', ') }}
              />
            </p>
          )}
          <ShipmentList shipments={shipments} country={country} />
        </Section>
      )}
      {returns.length > 0 && (
        <Suspense>
          <ReturnList returns={returns} country={country} />
        </Suspense>
      )}
      <Section title={<FormattedMessage id="account.order.lines" />}>
        <OrderLines lines={linesOfTracked(order.lines, locale)} />
        <OrderTotals totals={order.totals} country={country} />
        {refunds.length > 0 && (
          <Suspense>
            <RefundList refunds={refunds} country={country} />
          </Suspense>
        )}
      </Section>
    </div>
  );
};
