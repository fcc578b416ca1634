import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { RegisterForm } from '../components/sign-in/register-form.tsx';
import { SignInPage } from '../components/sign-in/sign-in-page.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.register.title'), robots: 'noindex' },
});

/** `/account/register` (S10). */
export const Page = () => (
  <SignInPage
    heading={<FormattedMessage id="account.register.title" />}
    form={RegisterForm}
    other={{
      screen: paths.login(),
      question: <FormattedMessage id="account.login.question" />,
      link: <FormattedMessage id="account.login.link" />,
    }}
  />
);
