import { FormattedMessage, shopTexts } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths, usePageQuery } from '@shop/contracts/routing';
import { ButtonLink, CheckoutSteps, PageHeading } from '@shop/contracts/ui';
import css from '../../steps/confirmation/confirmation.module.css';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text(shopTexts.order_not_completed), robots: 'noindex' },
});

/** Reasons allowed in the URL; anything else is a general failure. */
const REASONS = [
  'cl_place_order_error',
  'missing_parameters',
  'order_not_completed',
  'payment_error',
  'bt_validation_error',
] as const;

/** `/checkout/error` (S9): the order was not placed; the cart remains, with links to continue (T12). */
export const Page = () => {
  const query = usePageQuery();
  const reason = REASONS.find((it) => it === query.get('reason')) ?? 'generic_error';
  return (
    <div className={css.page}>
      <CheckoutSteps current="checkout" />
      <PageHeading
        focusOnMount
        lead={
          reason === 'order_not_completed' ? undefined : <FormattedMessage id={shopTexts[reason]} />
        }
      >
        <FormattedMessage id={shopTexts.order_not_completed} />
      </PageHeading>
      <p>
        <FormattedMessage id="checkout.failed.text" />
      </p>
      <div className={css.actions}>
        <ButtonLink variant="primary" to={paths.checkout('payment')}>
          <FormattedMessage id="ui.region.retry" />
        </ButtonLink>
        <ButtonLink to={paths.cart()}>
          <FormattedMessage id="checkout.failed.cart" />
        </ButtonLink>
      </div>
    </div>
  );
};
