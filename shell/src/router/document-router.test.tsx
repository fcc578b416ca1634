import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserHistory, useLocation, useNavigationType } from '@shop/contracts/routing';
import { StaticRouter } from '@shop/contracts/routing/routers';
import { DocumentRouter } from './document-router.tsx';

const Place = () => {
  const { pathname, search } = useLocation();
  return (
    <p>
      {pathname}
      {search} by {useNavigationType()}
    </p>
  );
};

const onRecoverableError = jest.fn();
let root: Root | undefined;

/** Hydrates a document rendered for the home page while the visitor is at another address. */
const hydrateAt = async (
  present: string,
  Page = Place,
  renew?: (from: string, to: string) => boolean,
) => {
  const history = createBrowserHistory({ v5Compat: true });
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  element.innerHTML = renderToString(
    <StaticRouter location="/home">
      <Place />
    </StaticRouter>,
  );
  window.history.replaceState({ key: 'opened', idx: 0 }, '', '/home');
  const initial = history.location;
  window.history.replaceState({ key: 'gone', idx: 1 }, '', present);
  await act(async () => {
    root = hydrateRoot(
      element,
      <DocumentRouter history={history} initial={initial} {...(renew && { renew })}>
        <Page />
      </DocumentRouter>,
      { onRecoverableError },
    );
  });
  return { element, history };
};

beforeEach(() => onRecoverableError.mockClear());
afterEach(() => act(async () => root?.unmount()));

describe('DocumentRouter', () => {
  it('R12 leaves a link’s page to its document where the page is to be renewed, and no other step', async () => {
    const renew = jest.fn((_from: string, to: string) => to === '/cart');
    const { element, history } = await hydrateAt('/home', Place, renew);
    await act(async () => history.push('/home?page=2'));
    await act(async () => history.replace('/wine'));
    expect(renew).not.toHaveBeenCalled();
    await act(async () => history.push('/water'));
    expect(element).toHaveTextContent('/water by PUSH');
    await act(async () => history.push('/cart'));
    expect(element).toHaveTextContent('/water by PUSH');
    expect(renew.mock.calls).toEqual([
      ['/wine', '/water'],
      ['/water', '/cart'],
    ]);
  });

  it.each(['/cart', '/home?page=2'])(
    'S2 hydrates the server’s page, then navigates to %s, where the visitor is',
    async (present) => {
      const { element } = await hydrateAt(present);
      expect(element).toHaveTextContent(`${present} by POP`);
      expect(onRecoverableError).not.toHaveBeenCalled();
    },
  );

  it('S2 sees a history step taken during the first render', async () => {
    const Stepping = () => {
      window.history.replaceState({ key: 'later', idx: 1 }, '', '/later');
      return <Place />;
    };
    const { element } = await hydrateAt('/home', Stepping);
    expect(element).toHaveTextContent('/later by POP');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('S2 follows later navigations', async () => {
    const { element, history } = await hydrateAt('/home#place');
    expect(element).toHaveTextContent('/home by POP');
    await act(async () => history.push('/account'));
    expect(element).toHaveTextContent('/account by PUSH');
  });
});
