import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath, useLocation, useNavigate } from '@shop/contracts/routing';
import { MemoryRouter } from '@shop/contracts/routing/routers';
import { useMailLink } from './use-mail-link.ts';

const Page = () => {
  const link = useMailLink();
  const navigate = useNavigate();
  return (
    <>
      <p aria-label="key">{JSON.stringify(link)}</p>
      <p aria-label="address">{createPath(useLocation())}</p>
      <button onClick={() => void navigate('#id=other&token=second')}>other mail</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};
const open = (address: string) => {
  render(
    <MemoryRouter initialEntries={['/before', address]}>
      <Page />
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const key = () => screen.getByLabelText('key').textContent;
const address = () => screen.getByLabelText('address').textContent;

describe('useMailLink', () => {
  it('O2 keeps the key and takes it out of the address and the history', async () => {
    const user = open('/it/eur/en/account/reset-password?a=1#id=one&token=first');
    expect(key()).toBe('{"id":"one","token":"first"}');
    expect(address()).toBe('/it/eur/en/account/reset-password?a=1');
    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(address()).toBe('/before');
  });

  it('O2 takes the key of another mail that is opened in the same tab', async () => {
    const user = open('/account/reset-password#id=one&token=first');
    await user.click(screen.getByRole('button', { name: 'other mail' }));
    expect(key()).toBe('{"id":"other","token":"second"}');
    expect(address()).toBe('/account/reset-password');
  });

  it('O2 leaves an address without a key alone', () => {
    open('/account/reset-password#main');
    expect(key()).toBe('null');
    expect(address()).toBe('/account/reset-password#main');
  });
});
