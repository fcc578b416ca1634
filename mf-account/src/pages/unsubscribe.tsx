import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { useUnsubscribeMutation } from '@shop/contracts/store-api';
import { ButtonLink, Notice } from '@shop/contracts/ui';
import { FormPage } from '../components/forms/form-page.tsx';
import { MailLinkAction } from '../components/mail-link/mail-link-action.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.unsubscribe.title'), robots: 'noindex' },
});

const toShop = (
  <ButtonLink to={paths.home()}>
    <FormattedMessage id="account.to_shop" />
  </ButtonLink>
);

const Unsubscribe = () => {
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <MailLinkAction
      text={<FormattedMessage id="account.unsubscribe.text" />}
      action={<FormattedMessage id="account.unsubscribe.action" />}
      run={unsubscribe}
      done={
        <Notice
          tone="positive"
          live
          title={<FormattedMessage id="account.unsubscribe.done" />}
          actions={toShop}
        />
      }
      waysOn={toShop}
    />
  );
};

/** `/account/unsubscribe#id=…&token=…`: target of the unsubscribe link in newsletters. */
export const Page = () => (
  <FormPage heading={<FormattedMessage id="account.unsubscribe.title" />} fields={0}>
    <Unsubscribe />
  </FormPage>
);
