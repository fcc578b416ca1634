import { type Order, orderCountry } from '@shop/contracts/commerce/order';
import { selectOrderId, selectSession, useAppSelector } from '@shop/contracts/store';
import { useEffect } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { Button, ButtonLink, PageHeading, Price, SummaryList } from '@shop/contracts/ui';
import { formatDate } from '@shop/contracts/market';
import { isPlacedHere } from './placed-here.ts';
import css from './confirmation.module.css';
import { GuestAccount } from './guest-account.tsx';
import { OrderDetails } from './order-details.tsx';
import { useFinishCheckout } from './use-finish-checkout.ts';

/**
 * Whether an order may be shown with personal data: in the browser that placed it, for a day, and to the customer it
 * belongs to. The platform lets anyone who knows its id read a guest's order, and URLs are shared and stored in
 * histories. A guest's order belongs to no account, whatever its e-mail.
 */
const useIsBuyer = (order: Order): boolean => {
  const openOrder = useAppSelector(selectOrderId);
  const { kind, ownerId } = useAppSelector(selectSession);
  const isCustomers = kind === 'customer' && !order.guest && order.customerId === ownerId;
  return isCustomers || openOrder === order.id || isPlacedHere(order.id);
};

/**
 * Step 3 (S8). Personal data is shown to the buyer only. Anyone else with the URL sees order number and total, since
 * anyone who knows its id can read a guest's order.
 */
export const Confirmation = ({ order }: { order: Order }) => {
  const finish = useFinishCheckout();
  // In a task of its own, after the one that renders the order; not cancelled, since it clears the cart.
  useEffect(() => void setTimeout(finish, 0, order), [finish, order]);
  const isBuyer = useIsBuyer(order);
  return (
    <>
      <PageHeading focusOnMount lead={<FormattedMessage id="checkout.confirmed.mail" />}>
        <FormattedMessage id="checkout.confirmed.title" />
      </PageHeading>
      <SummaryList
        className={css.facts}
        rows={[
          {
            id: 'number',
            label: <FormattedMessage id="checkout.confirmed.number" />,
            value: order.number ?? order.id,
          },
          ...(order.placedAt
            ? [
                {
                  id: 'date',
                  label: <FormattedMessage id="checkout.confirmed.date" />,
                  value: formatDate(order.placedAt, orderCountry(order)),
                },
              ]
            : []),
          {
            id: 'total',
            label: <FormattedMessage id="checkout.confirmed.total" />,
            value: <Price money={order.totals.total} />,
            emphasis: 'total',
          },
        ]}
      />
      {isBuyer ? (
        <OrderDetails order={order} />
      ) : (
        <p className={css.note}>
          <FormattedMessage id="checkout.confirmed.private" />
        </p>
      )}
      <div className={css.actions}>
        <ButtonLink variant="primary" to={paths.home()}>
          <FormattedMessage id="checkout.to_shop" />
        </ButtonLink>
        <Button onClick={() => window.print()}>
          <FormattedMessage id="checkout.confirmed.print" />
        </Button>
      </div>
      {isBuyer && order.guest && order.email && <GuestAccount email={order.email} />}
    </>
  );
};
