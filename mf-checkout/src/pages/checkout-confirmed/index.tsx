import { isGone, type CommerceError } from '@shop/contracts/commerce';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths, usePageParams } from '@shop/contracts/routing';
import { skipToken } from '@shop/contracts/store';
import {
  ButtonLink,
  CheckoutSteps,
  EmptyState,
  Notice,
  RetryNotice,
  Skeleton,
  VisuallyHidden,
} from '@shop/contracts/ui';
import { Confirmation } from '../../steps/confirmation/confirmation.tsx';
import css from '../../steps/confirmation/confirmation.module.css';

/** Whether a path segment can be an order id: the platform's ids are letters and digits. */
const isOrderId = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9]{1,40}$/.test(value);

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('checkout.confirmed.title'), robots: 'noindex' },
});

/** Poll interval of an order that the platform is placing, in ms. */
const POLL_INTERVAL = 1000;

const Outcome = ({ orderId }: { orderId: string | null }) => {
  const status = useOrderQuery(orderId ?? skipToken).data?.status;
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useOrderQuery(orderId ?? skipToken, {
    pollingInterval: status === 'placing' ? POLL_INTERVAL : 0,
  });
  const failure = error as CommerceError | undefined;

  const toShop = (
    <ButtonLink to={paths.home()}>
      <FormattedMessage id="checkout.to_shop" />
    </ButtonLink>
  );
  if (orderId === null || (failure && isGone(failure))) {
    return (
      <EmptyState
        isPage
        title={<FormattedMessage id="checkout.confirmed.unknown.title" />}
        text={<FormattedMessage id="checkout.confirmed.unknown.text" />}
        action={toShop}
      />
    );
  }
  if (order?.status === 'cancelled') {
    return (
      <EmptyState
        isPage
        title={<FormattedMessage id="checkout.confirmed.canceled.title" />}
        text={
          <FormattedMessage
            id="checkout.confirmed.canceled.text"
            values={{ number: order.number ?? order.id }}
          />
        }
        action={toShop}
      />
    );
  }
  if (order?.editable) {
    return (
      <EmptyState
        isPage
        title={<FormattedMessage id="checkout.confirmed.open.title" />}
        text={<FormattedMessage id="checkout.confirmed.open.text" />}
        action={
          <ButtonLink variant="primary" to={paths.checkout()}>
            <FormattedMessage id="checkout.confirmed.open.action" />
          </ButtonLink>
        }
      />
    );
  }
  if (order?.status === 'placing') {
    return (
      <Notice tone="info" live title={<FormattedMessage id="checkout.checking.title" />}>
        <FormattedMessage id="checkout.checking.text" />
      </Notice>
    );
  }
  // Also while the merchant edits it.
  if (order) return <Confirmation order={order} />;
  if (failure && !isFetching) {
    return (
      <RetryNotice tone="danger" onRetry={() => void refetch()}>
        <FormattedMessage {...errorTextOf(failure)} />
      </RetryNotice>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage id="ui.loading" />
      </VisuallyHidden>
      <Skeleton height="1.5rem" lines={5} />
    </>
  );
};

/** `/checkout/confirmed/:order` (S8): shows an order that the visitor may see, and nothing of any other. */
export const Page = () => {
  const { order } = usePageParams();
  return (
    <div className={css.page}>
      <CheckoutSteps current="confirmed" />
      <Outcome orderId={isOrderId(order) ? order : null} />
    </div>
  );
};
