import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths, usePageParams } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import { AccountFrame } from '../components/account-frame.tsx';
import { MyOrder } from '../components/order/my-order.tsx';
import { OrderSkeleton } from '../components/order/order-skeleton.tsx';
import css from '../components/order/order.module.css';
import { RequireCustomer } from '../components/require-customer.tsx';
import { isOrderId } from '../model/orders/own-order.ts';

/** An invalid id is a 404 for everyone; the owner of an order is known in the browser only. */
export const load: PageModule['load'] = async ({ text, params }) => {
  const head = { title: text('account.order.title'), robots: 'noindex' } as const;
  return isOrderId(params.order) ? { status: 200, head } : { status: 404, head, page: 'shell' };
};

/** `/account/orders/:order` (S11). */
export const Page = () => {
  const { order } = usePageParams();
  if (!isOrderId(order)) return null;
  return (
    <AccountFrame heading={<FormattedMessage id="account.order.title" />}>
      <p className={css.back}>
        <TextLink to={paths.orders()}>
          <FormattedMessage id="account.order.all" />
        </TextLink>
      </p>
      <RequireCustomer fallback={<OrderSkeleton />}>
        {({ ownerId }) => <MyOrder orderId={order} ownerId={ownerId} />}
      </RequireCustomer>
    </AccountFrame>
  );
};
