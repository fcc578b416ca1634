import { useEffect } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, PageHeading, Price, SummaryList } from '@shop/contracts/ui';
import { formatDate } from '@shop/contracts/market';
import css from './confirmation.module.css';
import { useFinishCheckout } from './use-finish-checkout.ts';

/**
 * Step 3 (S8). It names the order and its total and nothing about the shopper, because a guest's order can be read
 * by whoever knows its id.
 */
export const Confirmation = ({ order }: { order: Order }) => {
  const finish = useFinishCheckout();
  useEffect(() => finish(order), [finish, order]);
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
                  value: formatDate(order.placedAt),
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
      <p>
        <ButtonLink variant="primary" to={paths.home()}>
          <FormattedMessage id="checkout.to_shop" />
        </ButtonLink>
      </p>
    </>
  );
};
