import type { LinkPurpose } from '../../link-tokens/index.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { codeOf, describeOwnData, password, place } from '../testing/describe-own-data.ts';
import { REVOKED_BY, type CredentialEvent } from './revoke-links.ts';

const NEW_PASSWORD = 'a second password';

describeOwnData('links of an account', (own) => {
  type Customer = Awaited<ReturnType<typeof own.aCustomer>>;
  type Link = Awaited<ReturnType<typeof own.lastLink>>;

  const resetLink = async ({ email }: Customer): Promise<Link> => {
    await own.api.post('resetPassword', { ...place, email });
    await own.api.settled();
    return own.lastLink(email, 'password-reset');
  };
  const emailLink = async ({ headers }: Customer): Promise<Link> => {
    const email = newEmail();
    await own.api.post('changeEmail', { ...place, email, password }, { headers });
    await own.api.settled();
    return own.lastLink(email, 'email-change-confirm');
  };

  /** Every way in which a credential changes. */
  const CHANGES: readonly [string, CredentialEvent, (customer: Customer) => Promise<unknown>][] = [
    [
      'a password set by link',
      'new-password',
      async (customer) =>
        own.api.post('resetPassword', { ...(await resetLink(customer)), password: NEW_PASSWORD }),
    ],
    [
      'a changed password',
      'new-password',
      ({ headers }) =>
        own.api.post(
          'changePassword',
          { oldPassword: password, newPassword: NEW_PASSWORD },
          { headers },
        ),
    ],
  ];
  const FOLLOW: Partial<Record<LinkPurpose, (link: Link) => ReturnType<typeof own.api.post>>> = {
    'password-reset': (link) =>
      own.api.post('resetPassword', { ...link, password: 'a third password' }),
    'email-change': (link) => own.api.post('confirmEmail', link),
  };
  const OPEN = { 'password-reset': resetLink, 'email-change': emailLink };

  const cases = CHANGES.flatMap(([name, event, change]) =>
    (['password-reset', 'email-change'] as const)
      .filter((purpose) => REVOKED_BY[purpose].includes(event))
      .map((purpose) => [name, purpose, change] as const),
  );
  it.each(cases)('T13 O2 %s revokes the link for %s', async (_, purpose, change) => {
    const customer = await own.aCustomer();
    const link = await OPEN[purpose](customer);
    await change(customer);
    const followed = await FOLLOW[purpose]?.(link);
    expect(followed && codeOf(followed)).toEqual([410, 'LINK_SPENT']);
    const { email } = await own.office.customers.retrieve(customer.id);
    expect(email).toBe(customer.email);
  });

  it('S11 a new password takes the pending address off the profile', async () => {
    const customer = await own.aCustomer();
    await emailLink(customer);
    await own.api.post('resetPassword', { ...(await resetLink(customer)), password: NEW_PASSWORD });
    const session = await logIn(own.shop.origin, customer.email, NEW_PASSWORD);
    const headers = { authorization: `Bearer ${session?.token}` };
    expect((await own.api.get('profile', { headers })).json()).toMatchObject({
      email: customer.email,
      pendingEmail: null,
    });
  });

  it('T13 O2 a confirmed address revokes reset links mailed to the former one', async () => {
    const customer = await own.aCustomer();
    const reset = await resetLink(customer);
    const confirmed = await own.api.post('confirmEmail', await emailLink(customer));
    expect(confirmed.statusCode).toBe(200);
    const followed = await own.api.post('resetPassword', { ...reset, password: NEW_PASSWORD });
    expect(codeOf(followed)).toEqual([410, 'LINK_SPENT']);
  });
});
