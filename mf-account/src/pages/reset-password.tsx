import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { ResetPassword } from '../components/forgotten/reset-password.tsx';
import { FormPage } from '../components/forms/form-page.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.reset.title'), robots: 'noindex' },
});

/** `/account/reset-password#id=…&token=…` (S10): target of the mail's link. */
export const Page = () => (
  <FormPage heading={<FormattedMessage id="account.reset.title" />} fields={2}>
    <ResetPassword />
  </FormPage>
);
