import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, EmptyState } from '@shop/contracts/ui';

/** There is no such order, or not for this customer: the same words for both. */
export const OrderMissing = () => (
  <EmptyState
    title={<FormattedMessage id="account.order.missing.title" />}
    text={<FormattedMessage id="account.order.missing.text" />}
    action={
      <ButtonLink to={paths.orders()}>
        <FormattedMessage id="account.home.orders" />
      </ButtonLink>
    }
  />
);
