import type { Locator } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Without an e-mail the form keeps the one it shows. */
type NewCredentials = Partial<Credentials> & Pick<Credentials, 'password'>;

/** The account team's forms for logging in and registering. @param place the element that contains the form */
export const credentialsForm = (place: Locator, { text }: Pick<MarketUnderTest, 'text'>) => {
  const field = (name: 'email' | 'password' | 'password_again') =>
    place.getByLabel(text(`account.${name}`), { exact: true });
  const submit = (form: 'login' | 'register') =>
    place
      .getByRole('button', { name: text(`account.${form}.submit`) })
      .first()
      .click();
  return {
    email: field('email'),
    logIn: async ({ email, password }: Credentials): Promise<void> => {
      await field('email').fill(email);
      await field('password').fill(password);
      await submit('login');
    },
    register: async ({ email, password }: NewCredentials): Promise<void> => {
      if (email !== undefined) await field('email').fill(email);
      await field('password').fill(password);
      await field('password_again').fill(password);
      await submit('register');
    },
  };
};
