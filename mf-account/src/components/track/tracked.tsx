import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { useTrackedOrderQuery } from '@shop/contracts/store-api';
import { Notice, RetryNotice } from '@shop/contracts/ui';
import type { MailLink } from '../../model/mail-link.ts';
import { OrderSkeleton } from '../order/order-skeleton.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { TrackedOrderView } from './tracked-order-view.tsx';

/** The order a mail's link is about; where the link is not good any more, a way to a new one. */
export const Tracked = ({ link }: { link: MailLink }) => {
  const { currentData, error, isFetching, refetch } = useTrackedOrderQuery(link);
  const failure = error as CommerceError | undefined;
  if (failure?.code === 'LINK_SPENT') {
    return (
      <>
        <Notice tone="warning" live title={<FormattedMessage id="account.track.spent" />}>
          <FormattedMessage id="account.track.spent.text" />
        </Notice>
        <FindOrderForm />
      </>
    );
  }
  if (currentData) return <TrackedOrderView order={currentData} link={link} />;
  if (failure && !isFetching) {
    return (
      <RetryNotice tone="danger" onRetry={() => void refetch()}>
        <FormattedMessage {...errorTextOf(failure)} />
      </RetryNotice>
    );
  }
  return <OrderSkeleton />;
};
