import { useReturnsQuery, useTrackedShipmentsQuery } from '@shop/contracts/commerce/customer';
import { type Order, giftMessageOf, orderCountry } from '@shop/contracts/commerce/order';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { CountryCode } from '@shop/contracts/market';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { reviewedItems } from '../../model/orders/reviewed-items.ts';
import { linesOfOrder } from '../../model/orders/view-lines.ts';
import { LineReview } from '../reviews/line-review.tsx';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { QueryFallback } from '../query-fallback.tsx';
import { ShipmentList } from '../tracking/shipment-list.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import css from './order.module.css';
import { OrderPayment } from './order-payment.tsx';
import { OrderTotals } from './order-totals.tsx';
import { Section } from '../section.tsx';

/** Whether any of it was paid back. */
const isRefunded = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'refunded' || paymentStatus === 'partially_refunded';

/** Few orders have any. */
const ReturnList = lazy(
  () => import(/* webpackChunkName: "returns" */ '../returns/return-list.tsx'),
);
const OrderRefunds = lazy(() => import(/* webpackChunkName: "refunds" */ './order-refunds.tsx'));

/** Shipments of a customer's order. The rest of the order is displayed even if they cannot be read. */
const OrderShipments = ({ orderId, country }: { orderId: string; country: CountryCode | null }) => {
  const query = useTrackedShipmentsQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  if (query.data) return <ShipmentList shipments={query.data} country={country} />;
  return (
    <QueryFallback {...query}>
      <AccountSkeleton lines={2} />
    </QueryFallback>
  );
};

/** Returns of a customer's order; nothing without any, or if they cannot be read. */
const OrderReturns = ({ orderId, country }: { orderId: string; country: CountryCode | null }) => {
  const { data = [] } = useReturnsQuery(orderId, { refetchOnMountOrArgChange: true });
  return (
    data.length > 0 && (
      <Suspense>
        <ReturnList returns={data} country={country} />
      </Suspense>
    )
  );
};

interface Props {
  order: Order;
  ownerId: string;
}

/** One order of the customer's, with all that belongs to it (S11). */
export const OrderView = ({ order, ownerId }: Props) => {
  const locale = useAppSelector(selectLocale);
  const country = orderCountry(order);
  const message = giftMessageOf(order);
  const reviewed = reviewedItems(order);
  return (
    <div className={css.order}>
      <OrderFacts order={order} country={country} />
      <OrderActions order={order} />
      {order.shipments.length > 0 && (
        <Section title={<FormattedMessage id="account.tracking.title" />}>
          <OrderShipments orderId={order.id} country={country} />
        </Section>
      )}
      {order.shipments.length > 0 && <OrderReturns orderId={order.id} country={country} />}
      <Section title={<FormattedMessage id="account.order.lines" />}>
        <OrderLines
          lines={linesOfOrder(order, locale)}
          below={({ id, name, to }) => {
            const item = reviewed.get(id);
            return item && <LineReview {...{ item, name, to, ownerId }} />;
          }}
        />
        <OrderTotals totals={order.totals} country={country} />
        {isRefunded(order) && (
          <Suspense>
            <OrderRefunds orderId={order.id} country={country} />
          </Suspense>
        )}
      </Section>
      <div className={css.columns}>
        <OrderAddresses order={order} />
        <Section title={<FormattedMessage id="account.order.payment" />}>
          <OrderPayment order={order} />
        </Section>
        {message !== '' && (
          <Section title={<FormattedMessage id="account.order.gift" />}>
            <p className={css.message}>{message}</p>
          </Section>
        )}
      </div>
    </div>
  );
};
