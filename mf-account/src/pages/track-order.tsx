import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { PageHeading, Skeleton, TextLink, useHydrated, VisuallyHidden } from '@shop/contracts/ui';
import { useMailLink } from '../components/mail-link/use-mail-link.ts';
import { FindOrderForm } from '../components/track/find-order-form.tsx';
import { Tracked } from '../components/track/tracked.tsx';
import css from '../components/track/track.module.css';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.track.title'), robots: 'noindex' },
});

/** Placeholder of the form with two fields. */
const TrackSkeleton = () => (
  <div className={css.form}>
    <VisuallyHidden role="status">
      <FormattedMessage id="ui.loading" />
    </VisuallyHidden>
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton width="12rem" height="2.75rem" />
  </div>
);

/** `/track-order`: an order by the link of a mail (`#id=…&token=…`), or the form to request that link (S11). */
export const Page = () => {
  const isHydrated = useHydrated();
  const found = useMailLink();
  // The fragment is not sent to the server: hydrates the server's version first.
  const link = isHydrated ? found : null;
  return (
    <div className={css.page}>
      <PageHeading lead={!link && <FormattedMessage id="account.track.lead" />}>
        <FormattedMessage id="account.track.title" />
      </PageHeading>
      {!isHydrated && <TrackSkeleton />}
      {isHydrated && (link ? <Tracked key={link.id} link={link} /> : <FindOrderForm />)}
      <p className={css.note}>
        <FormattedMessage
          id="account.track.customer"
          values={{
            orders: (
              <TextLink key="orders" to={paths.orders()}>
                <FormattedMessage id="account.orders.title" />
              </TextLink>
            ),
          }}
        />
      </p>
    </div>
  );
};
