import { useEffect } from 'react';
import { orderCountry, type Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { Button, ButtonLink, PageHeading, Price, SummaryList } from '@shop/contracts/ui';
import { formatDate } from '@shop/contracts/market';
import css from './confirmation.module.css';
import { GuestAccount } from './guest-account.tsx';
import { OrderDetails } from './order-details.tsx';
import { useFinishCheckout } from './use-finish-checkout.ts';
import { useIsBuyer } from './use-is-buyer.ts';

/**
 * Step 3 (S8). What it says of the shopper it says to the shopper alone; to anyone else who has the address it names the
 * order and its total, because a guest's order can be read by anyone who knows its id.
 */
export const Confirmation = ({ order }: { order: Order }) => {
  const finish = useFinishCheckout();
  useEffect(() => finish(order), [finish, order]);
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
