import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { LoginForm } from '../components/sign-in/login-form.tsx';
import { SignInPage } from '../components/sign-in/sign-in-page.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.login.title'), robots: 'noindex' },
});

/** `/account/login` (S10). */
export const Page = () => (
  <SignInPage
    heading={<FormattedMessage id="account.login.title" />}
    form={LoginForm}
    other={{
      screen: paths.register(),
      question: <FormattedMessage id="account.register.question" />,
      link: <FormattedMessage id="account.register.link" />,
    }}
  />
);
