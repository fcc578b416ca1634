import { screen, waitFor } from '@testing-library/react';
import { createFakeStoreApi } from '../testing/fake-store-api.ts';
import { customer, renderAccount } from '../testing/render-account.tsx';

interface Case {
  operation: string;
  path: string;
  button: string;
  done: RegExp;
}
const CASES: readonly Case[] = [
  {
    operation: 'confirmEmail',
    path: '/account/confirm-email',
    button: 'Confirm the e-mail',
    done: /E-mail changed/,
  },
  {
    operation: 'confirmNewsletter',
    path: '/account/confirm-newsletter',
    button: 'Confirm',
    done: /You are subscribed/,
  },
  {
    operation: 'confirmBackInStock',
    path: '/account/confirm-notice',
    button: 'Confirm',
    done: /We will let you know/,
  },
  {
    operation: 'unsubscribe',
    path: '/account/unsubscribe',
    button: 'Unsubscribe',
    done: /You will no longer receive the newsletter/,
  },
];

const open = async (
  { path }: Case,
  answers: Parameters<typeof createFakeStoreApi>[0] = {},
  session?: typeof customer,
) => {
  const storeApi = createFakeStoreApi(answers);
  const page = await renderAccount({
    storeApi,
    path: `${path}#id=one&token=first`,
    ...(session && { session }),
  });
  return { ...page, storeApi };
};

describe.each(CASES)('the mail’s link to $path', (it_) => {
  const { operation, button, done } = it_;
  const press = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: button }));

  it('S11 does nothing on opening, and confirms on a button press', async () => {
    const { user, storeApi } = await open(it_);
    expect(storeApi.asked).toEqual([]);
    await press(user);
    expect(await screen.findByText(done)).toBeVisible();
    expect(storeApi.asked).toEqual([
      { operation, body: { id: 'one', token: 'first' }, token: null },
    ]);
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  });

  it('S11 reports an invalid link, and offers to continue', async () => {
    const { user } = await open(it_, { [operation]: { status: 410, code: 'LINK_SPENT' } });
    await press(user);
    expect(await screen.findByText('This link cannot be used any more')).toBeVisible();
    expect(screen.getAllByRole('link')).not.toHaveLength(0);
  });

  it('X reports a connection failure, and can be retried', async () => {
    const { user, storeApi } = await open(it_, { [operation]: 'away' });
    await press(user);
    expect(await screen.findByText(/cannot reach the shop/)).toBeVisible();
    await press(user);
    await waitFor(() => expect(storeApi.bodiesOf(operation)).toHaveLength(2));
  });
});

describe('a confirmed e-mail address', () => {
  const [confirmEmail] = CASES as [Case];

  it('T13 ends the session of the customer who is logged in here', async () => {
    const { user, ended } = await open(confirmEmail, {}, customer);
    await user.click(screen.getByRole('button', { name: confirmEmail.button }));
    await waitFor(() => expect(ended).toEqual(['login-again']));
    expect(screen.getByText(/Log in again with the new address/)).toBeVisible();
  });

  it('T13 ends nothing while it is not confirmed', async () => {
    const spent = { confirmEmail: { status: 410, code: 'LINK_SPENT' } };
    const { user, ended } = await open(confirmEmail, spent, customer);
    await user.click(screen.getByRole('button', { name: confirmEmail.button }));
    await screen.findByText('This link cannot be used any more');
    expect(ended).toEqual([]);
  });
});
