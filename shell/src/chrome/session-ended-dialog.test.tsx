import { act, screen, waitFor } from '@testing-library/react';
import { readyLoadable, type FragmentProps, type Remotes } from '@shop/contracts/remote';
import { renderShop } from '../testing/make-shop.tsx';
import { useLocation } from '@shop/contracts/routing';

const AuthForm = ({ onDone }: FragmentProps['account']['AuthForm']) => (
  <button onClick={onDone}>Log in for real</button>
);
/** Remotes of which nothing but the form is of interest. */
const remotes: Remotes = {
  fragment: (_of, name) => readyLoadable(name === 'AuthForm' ? AuthForm : () => null) as never,
  retry: () => undefined,
};

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

const expire = async (
  next: `/${string}`,
  at: string,
  notice: 'session-expired' | 'login-again' = 'session-expired',
) => {
  let page = null as unknown as ReturnType<typeof renderShop>;
  await act(async () => {
    page = renderShop(<Place />, { remotes, at });
  });
  await act(async () =>
    page.events.emit('modal:open', {
      name: 'feedback-for-user',
      props: { notice, next },
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: /log in again/i });
  return { ...page, dialog };
};

describe('the notice of a session that ended', () => {
  it('S15 opens the login and then returns to the page', async () => {
    const { user } = await expire('/checkout/address?edit=1', '/it/eur/en/cart');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(await screen.findByRole('button', { name: 'Log in for real' }));
    expect(await screen.findByText('/it/eur/en/checkout/address?edit=1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('S15 stays on the page if it is the target', async () => {
    const { user } = await expire('/', '/it/eur/en');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(await screen.findByRole('button', { name: 'Log in for real' }));
    expect(screen.getByText('/it/eur/en')).toBeInTheDocument();
  });

  it('S15 T13 reports the changed account, and returns to it', async () => {
    const { user, dialog } = await expire('/account', '/it/eur/en/account/login', 'login-again');
    expect(dialog).toHaveTextContent('Your account has changed');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: /log in again/ })).toHaveTextContent(
      'Your account has changed',
    );
    await user.click(await screen.findByRole('button', { name: 'Log in for real' }));
    expect(await screen.findByText('/it/eur/en/account')).toBeInTheDocument();
  });

  it('S15 can be dismissed', async () => {
    const { user } = await expire('/cart', '/it/eur/en/cart');
    await user.click(screen.getByRole('button', { name: 'Continue without logging in' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
