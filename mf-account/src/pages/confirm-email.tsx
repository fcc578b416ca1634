import { FormattedMessage } from '@shop/contracts/i18n';
import { useShop, type PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { selectIsCustomer, useAppSelector } from '@shop/contracts/store';
import { useConfirmEmailMutation } from '@shop/contracts/store-api';
import { ButtonLink, Notice } from '@shop/contracts/ui';
import { FormPage } from '../components/forms/form-page.tsx';
import { MailLinkAction } from '../components/mail-link/mail-link-action.tsx';
import { accountPaths } from '../model/account-paths.ts';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.confirm_email.title'), robots: 'noindex' },
});

const Confirm = () => {
  const { session } = useShop();
  const isCustomer = useAppSelector(selectIsCustomer);
  const [confirmEmail] = useConfirmEmailMutation();
  return (
    <MailLinkAction
      text={<FormattedMessage id="account.confirm_email.text" />}
      action={<FormattedMessage id="account.confirm_email.action" />}
      run={confirmEmail}
      // The new address has ended every session of this account (T13).
      onDone={() => isCustomer && session.end('login-again')}
      done={
        <Notice
          tone="positive"
          live
          title={<FormattedMessage id="account.confirm_email.done" />}
          actions={
            <ButtonLink to={paths.login()}>
              <FormattedMessage id="account.login.link" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="account.confirm_email.done.text" />
        </Notice>
      }
      waysOn={
        <ButtonLink to={accountPaths.email}>
          <FormattedMessage id="account.link.new" />
        </ButtonLink>
      }
    />
  );
};

/** `/account/confirm-email#id=…&token=…` (S11): target of the mail's link. */
export const Page = () => (
  <FormPage heading={<FormattedMessage id="account.confirm_email.title" />} fields={0}>
    <Confirm />
  </FormPage>
);
