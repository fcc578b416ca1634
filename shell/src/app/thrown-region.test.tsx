import { useState, type ComponentProps } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Fragment, readyLoadable, type RemoteName, type Remotes } from '@shop/contracts/remote';
import { connectFailures } from '../boot/failures/connect-failures.ts';
import { createPageLoader } from '../router/page-loader.ts';
import type { LoadedPage } from '../router/load-page.ts';
import type { MatchedRoute } from '../router/match-route.ts';
import { renderShop } from '../testing/make-shop.tsx';
import { PageOutlet } from '../router/page-outlet.tsx';

const TEXT = 'Something went wrong on our side. Please try again later.';
const FAILURE = new Error('A bug of a remote');

/** A component that throws on render until `fix` is called. */
const throwing = () => {
  const state = { isFixed: false };
  const Piece = () => {
    if (!state.isFixed) throw FAILURE;
    return <p>Here again</p>;
  };
  return { Piece, fix: () => void (state.isFixed = true) };
};

/** A button whose event handler makes the next render throw. */
const Fragile = () => {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw FAILURE;
  return <button onClick={() => setIsBroken(true)}>Break</button>;
};

/** Reports sent to store-api: body and request id. */
const reports = () =>
  jest.mocked(fetch).mock.calls.map(([url, init]) => ({
    url,
    id: new Headers(init?.headers).get('x-request-id'),
    ...(JSON.parse(init?.body as string) as { failure: object }).failure,
  }));

/** Expects an error code in the region, and a report of the failure under the same code. */
const expectReported = async (region: HTMLElement, at: object) => {
  const code = /Error code: ([0-9A-Z]{4,8})/.exec(region.textContent ?? '')?.[1];
  expect(code).toBeDefined();
  await waitFor(() =>
    expect(reports()).toContainEqual(
      expect.objectContaining({
        url: 'http://127.0.0.1:3020/reports',
        id: code,
        page: '/',
        name: 'Error',
        message: 'A bug of a remote',
        ...at,
      }),
    ),
  );
};

const pageOf = (remote: RemoteName, Page: () => React.ReactNode): LoadedPage => ({
  matched: { remote, route: { id: 'home', path: '', rendering: 'server' }, params: {} },
  Page,
  result: { status: 200, head: { title: remote } },
});

const open = async (page: LoadedPage, remotes?: Remotes) => {
  const matched: MatchedRoute = page.matched;
  const pages = createPageLoader({
    match: () => matched,
    load: async () => page,
    recover: () => async () => undefined,
  });
  return act(async () =>
    renderShop(<PageOutlet frame={false} pages={pages} />, { remotes, ...reporting() }),
  );
};

const fragmentOf = (team: RemoteName) => (
  // The contract types the fragment names of each team; this test uses any.
  <Fragment
    {...({ of: team, name: 'Piece', fallback: null } as unknown as ComponentProps<typeof Fragment>)}
  />
);

/** Error handler of the page's root, as in production. */
const reporting = () => connectFailures('http://127.0.0.1:3020', () => undefined);

let logged: jest.SpyInstance;
beforeEach(() => {
  window.scrollTo = () => undefined;
  globalThis.fetch = jest.fn(async () => new Response(null, { status: 204 }));
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const NAMES = ['catalog', 'cart', 'checkout', 'account'] as const satisfies readonly RemoteName[];

describe.each(NAMES)('S14 when %s throws while it is rendered', (remote) => {
  it('its page shows the error, the frame stays, and Retry renders it again', async () => {
    const { Piece, fix } = throwing();
    const { user } = await open(pageOf(remote, Piece));
    const main = within(screen.getByRole('main'));
    expect(main.getByText('We are working on it')).toBeVisible();
    expect(main.getByText(TEXT)).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(logged.mock.calls.flat()).toContain(FAILURE);
    await expectReported(screen.getByRole('main'), { team: remote, region: 'page' });
    fix();
    await act(async () => user.click(main.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('Here again')).toBeVisible();
  });

  it('its fragment shows the error in its own region, and the page around it works', async () => {
    const { Piece, fix } = throwing();
    const remotes: Remotes = { fragment: () => readyLoadable(Piece), retry: () => undefined };
    const Page = () => (
      <>
        <h1>A page of another team</h1>
        <section aria-label="Piece">{fragmentOf(remote)}</section>
      </>
    );
    const { user } = await open(pageOf('catalog', Page), remotes);
    expect(screen.getByRole('heading', { name: 'A page of another team' })).toBeVisible();
    const piece = within(screen.getByRole('region', { name: 'Piece' }));
    expect(piece.getByText('We are working on it')).toBeVisible();
    expect(piece.getByText(TEXT)).toBeVisible();
    expect(logged.mock.calls.flat()).toContain(FAILURE);
    await expectReported(screen.getByRole('region', { name: 'Piece' }), {
      team: remote,
      region: 'Piece',
    });
    fix();
    await act(async () => user.click(piece.getByRole('button', { name: 'Try again' })));
    expect(await piece.findByText('Here again')).toBeVisible();
  });

  it('its page shows an error of an event handler too, and recovers on Retry', async () => {
    const { user } = await open(pageOf(remote, Fragile));
    await user.click(screen.getByRole('button', { name: 'Break' }));
    const main = within(screen.getByRole('main'));
    expect(main.getByText('We are working on it')).toBeVisible();
    await expectReported(screen.getByRole('main'), { team: remote, region: 'page' });
    await act(async () => user.click(main.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
  });
});

it('S14 an error outside every region shows the error page', async () => {
  const { Piece } = throwing();
  await act(async () => renderShop(<Piece />, reporting()));
  expect(screen.getByRole('main')).toHaveTextContent(TEXT);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectReported(screen.getByRole('main'), { team: 'shell', region: 'document' });
  expect(logged.mock.calls.flat()).toContain(FAILURE);
});
