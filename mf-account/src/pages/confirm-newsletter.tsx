import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { useConfirmNewsletterMutation } from '@shop/contracts/store-api';
import { ButtonLink, Notice } from '@shop/contracts/ui';
import { FormPage } from '../components/forms/form-page.tsx';
import { MailLinkAction } from '../components/mail-link/mail-link-action.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.confirm_newsletter.title'), robots: 'noindex' },
});

const toShop = (
  <ButtonLink to={paths.home()}>
    <FormattedMessage id="account.to_shop" />
  </ButtonLink>
);

const Confirm = () => {
  const [confirmNewsletter] = useConfirmNewsletterMutation();
  return (
    <MailLinkAction
      text={<FormattedMessage id="account.confirm_newsletter.text" />}
      action={<FormattedMessage id="account.confirm_newsletter.action" />}
      run={confirmNewsletter}
      done={
        <Notice
          tone="positive"
          live
          title={<FormattedMessage id="account.confirm_newsletter.done" />}
          actions={toShop}
        >
          <FormattedMessage id="account.confirm_newsletter.done.text" />
        </Notice>
      }
      waysOn={toShop}
    />
  );
};

/** `/account/confirm-newsletter#id=…&token=…`: second step of a newsletter subscription (double opt-in). */
export const Page = () => (
  <FormPage heading={<FormattedMessage id="account.confirm_newsletter.title" />} fields={0}>
    <Confirm />
  </FormPage>
);
