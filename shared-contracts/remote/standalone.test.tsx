import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAppSelector } from '../store/hooks.ts';
import { selectIsCustomer, selectOrderId } from '../store/selectors.ts';
import { usePageParams } from '../routing/page-params.tsx';
import { Fragment } from './fragment.tsx';
import { useShop } from './shop-context.tsx';
import { mountStandalone } from './standalone.tsx';
import type { RemoteModule } from './types.ts';

const customer = { email: 'a@b.example', ownerId: 'o', accessToken: 'secret', refreshToken: 'r' };

const Screen = () => {
  const { code } = usePageParams();
  const { events, session } = useShop();
  const orderId = useAppSelector(selectOrderId);
  const isCustomer = useAppSelector(selectIsCustomer);
  return (
    <>
      <h1>{`screen ${code ?? 'home'} ${orderId ?? 'no order'} ${isCustomer ? 'customer' : 'guest'}`}</h1>
      <button onClick={() => events.emit('session:order', { orderId: 'order-1' })}>order</button>
      <button onClick={() => session.start(customer)}>log in</button>
      <Fragment of="cart" name="MiniCart" fallback={null} />
    </>
  );
};

const page = {
  load: async () => ({ status: 200 as const, head: { title: 'A screen' } }),
  Page: Screen,
};

const remote: RemoteModule = {
  name: 'catalog',
  contract: '1.0.0',
  routes: [
    { id: 'home', path: '', rendering: 'server' },
    { id: 'product', path: 'product/:code', rendering: 'server' },
  ],
  pages: { home: async () => page, product: async () => page },
  fragments: {} as RemoteModule['fragments'],
  messages: async () => ({}),
  register: () => undefined,
};

const open = async (hash = '', search = '') => {
  window.history.replaceState(null, '', `/${search}${hash}`);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root');
  await act(async () => mountStandalone(remote, root!));
};

// jsdom does not scroll.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

describe('mountStandalone', () => {
  it('opens the first screen and lists those that need no parameter', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: /^screen home/ })).toBeVisible();
    expect(screen.getByRole('link', { name: '/' })).toHaveAttribute('href', '/it/eur/it');
    expect(document.title).toBe('A screen');
  });

  it('opens the screen named in the hash with its parameters', async () => {
    await open('#/product/BARBERA');
    expect(await screen.findByRole('heading', { name: /^screen BARBERA/ })).toBeVisible();
  });

  it('opens the market named in the query', async () => {
    await open('', '?market=/de/eur/de');
    expect(await screen.findByRole('link', { name: '/' })).toHaveAttribute('href', '/de/eur/de');
    expect(document.documentElement.lang).toBe('de');
  });

  it('stands a named frame in for a fragment of another team', async () => {
    await open();
    expect(await screen.findByRole('img', { name: 'cart/MiniCart' })).toBeVisible();
  });

  it('keeps what remotes say about session and order', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'order' }));
    await user.click(screen.getByRole('button', { name: 'log in' }));
    expect(screen.getByRole('heading', { name: 'screen home order-1 customer' })).toBeVisible();
  });
});
