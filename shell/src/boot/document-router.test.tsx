import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  createBrowserHistory,
  StaticRouter,
  useLocation,
  useNavigationType,
} from '@shop/contracts/routing';
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

const trouble = jest.fn();
let root: Root | undefined;

/** Takes over a document made for the home page while the visitor is elsewhere. */
const hydrateAt = async (present: string, Page = Place) => {
  const history = createBrowserHistory({ v5Compat: true });
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  element.innerHTML = renderToString(
    <StaticRouter location="/home">
      <Place />
    </StaticRouter>,
  );
  window.history.replaceState({ key: 'opened', idx: 0 }, '', '/home');
  const opened = history.location;
  window.history.replaceState({ key: 'gone', idx: 1 }, '', present);
  await act(async () => {
    root = hydrateRoot(
      element,
      <DocumentRouter history={history} opened={opened}>
        <Page />
      </DocumentRouter>,
      { onRecoverableError: trouble },
    );
  });
  return { element, history };
};

beforeEach(() => trouble.mockClear());
afterEach(() => act(async () => root?.unmount()));

describe('DocumentRouter', () => {
  it.each(['/cart', '/home?page=2'])(
    'S2 takes over what the server rendered, then goes on to %s, where the visitor is',
    async (present) => {
      const { element } = await hydrateAt(present);
      expect(element).toHaveTextContent(`${present} by POP`);
      expect(trouble).not.toHaveBeenCalled();
    },
  );

  it('S2 hears of a step that is taken while it is rendered', async () => {
    const Stepping = () => {
      window.history.replaceState({ key: 'later', idx: 1 }, '', '/later');
      return <Place />;
    };
    const { element } = await hydrateAt('/home', Stepping);
    expect(element).toHaveTextContent('/later by POP');
    expect(trouble).not.toHaveBeenCalled();
  });

  it('S2 follows the visitor from then on', async () => {
    const { element, history } = await hydrateAt('/home#place');
    expect(element).toHaveTextContent('/home by POP');
    await act(async () => history.push('/account'));
    expect(element).toHaveTextContent('/account by PUSH');
  });
});
