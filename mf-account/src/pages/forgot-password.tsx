import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { TextLink } from '@shop/contracts/ui';
import { ForgotForm } from '../components/forgotten/forgot-form.tsx';
import { FormPage } from '../components/forms/form-page.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.forgot.title'), robots: 'noindex' },
});

/** `/account/forgot-password` (S10). */
export const Page = () => (
  <FormPage
    heading={<FormattedMessage id="account.forgot.title" />}
    lead={<FormattedMessage id="account.forgot.lead" />}
    fields={1}
    after={
      <p>
        <TextLink to={paths.login()}>
          <FormattedMessage id="account.forgot.back" />
        </TextLink>
      </p>
    }
  >
    <ForgotForm />
  </FormPage>
);
