import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@shop/contracts/market';
import { Fragment, useShop, type Messages, type RemoteModule } from '@shop/contracts/remote';
import { useGoTo, usePageParams, usePageQuery } from '@shop/contracts/routing';
import { selectIsCustomer, selectOrderId, useAppSelector } from '@shop/contracts/store';
import { mountStandalone } from './mount-standalone.tsx';
import type { Sample } from './samples/sample.ts';

const customer = { email: 'a@b.example', ownerId: 'o', accessToken: 'secret', refreshToken: 'r' };

const Screen = () => {
  const { code } = usePageParams();
  const asked = usePageQuery().get('q');
  const { events, session } = useShop();
  const goTo = useGoTo();
  const orderId = useAppSelector(selectOrderId);
  const isCustomer = useAppSelector(selectIsCustomer);
  return (
    <>
      {asked && <p>{`asked for ${asked}`}</p>}
      <h1>{`screen ${code ?? 'home'} ${orderId ?? 'no order'} ${isCustomer ? 'customer' : 'guest'}`}</h1>
      <button onClick={() => events.emit('session:order', { orderId: 'order-1' })}>order</button>
      <button onClick={() => goTo('/wish-list')}>go on</button>
      <button onClick={() => session.start(customer)}>log in</button>
      <button onClick={() => events.emit('toast', { message: 'Saved', key: 'saved' })}>
        announce
      </button>
      <button onClick={() => events.emit('toast', { message: 'Saved once more', key: 'saved' })}>
        announce again
      </button>
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
    { id: 'wish-list', path: 'wish-list', rendering: 'private' },
  ],
  pages: { home: async () => page, product: async () => page, 'wish-list': async () => page },
  fragments: {} as RemoteModule['fragments'],
  messages: async () => ({}),
  register: () => undefined,
};

const samples: readonly Sample[] = [
  { id: 'wishes', screens: ['/wish-list'], make: async () => ({}) },
  { id: 'one-item', name: 'catalog.sample.one', screens: ['/product/BARBERA'] },
];
const messages = {
  it: { 'catalog.sample.one': 'Un articolo' },
  de: { 'catalog.sample.one': 'Ein Artikel' },
} as unknown as Readonly<Record<Locale, Messages>>;

const given = globalThis.fetch;

const open = async (hash = '', search = '', alone = remote) => {
  window.history.replaceState(null, '', `/${search}${hash}`);
  document.body.innerHTML = '<div id="root" data-port-offset="101"></div>';
  const root = document.getElementById('root');
  await act(async () => mountStandalone(alone, root!, { samples, messages }));
};

// jsdom does not scroll.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue());
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = given;
});

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

  it('keeps a screen its query until the next one is there', async () => {
    let resolve: (it: typeof page) => void = () => undefined;
    const promise = new Promise<typeof page>((it) => (resolve = it));
    await open('#/?q=zzzz', '', {
      ...remote,
      pages: { ...remote.pages, 'wish-list': () => promise },
    });
    expect(await screen.findByText('asked for zzzz')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'go on' }));
    expect(window.location.hash).toBe('#/wish-list');
    expect(screen.getByText('asked for zzzz')).toBeVisible();
    await act(async () => resolve(page));
    expect(screen.queryByText('asked for zzzz')).not.toBeInTheDocument();
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

  it('has a heading and a title on a path of another team', async () => {
    await open('#/cart');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/altro team/);
    expect(document.title).toMatch(/altro team/);
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('shows the colours named in the query, whatever the system prefers', async () => {
    await open('', '?theme=dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    delete document.documentElement.dataset.theme;
  });

  it('leads to samples by addresses that begin the page again', async () => {
    await open();
    const list = within(await screen.findByRole('navigation', { name: 'catalog' }));
    const wishes = within(list.getByRole('list', { name: 'Lista dei desideri' }));
    expect(wishes.getByRole('link', { name: '/wish-list' })).toHaveAttribute(
      'href',
      '/?sample=wishes#/wish-list',
    );
  });

  it('names a sample by the messages that the remote passes', async () => {
    await open();
    const list = within(await screen.findByRole('navigation', { name: 'catalog' }));
    const item = within(list.getByRole('list', { name: 'Un articolo' }));
    expect(item.getByRole('link', { name: '/product/BARBERA' })).toBeVisible();
  });

  it('reports missing samples if its host offers none', async () => {
    globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response);
    await open('#/wish-list', '?sample=wishes');
    expect(await screen.findByText('Qui non ci sono dati di prova')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /^screen home/ })).toBeVisible();
  });

  it('S16 shows the remote’s toasts until they are closed', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'announce' }));
    expect(screen.getByText('Saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'announce again' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByText('Saved once more')).toBeVisible();
  });

  it('keeps what remotes say about session and order', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'order' }));
    await user.click(screen.getByRole('button', { name: 'log in' }));
    expect(screen.getByRole('heading', { name: 'screen home order-1 customer' })).toBeVisible();
  });
});
