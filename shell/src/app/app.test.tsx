import { act } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createEventBus } from '@shop/contracts/events';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { readyLoadable, type Remotes } from '@shop/contracts/remote';
import { MemoryRouter } from '@shop/contracts/routing/routers';
import { createStore, selectIsCustomer, useAppSelector } from '@shop/contracts/store';
import { makeConfig } from '@shop/contracts/testing';
import common from '../../../shared-contracts/i18n/messages/en.json';
import messages from '../messages/en.json';
import { injectShellSlices } from '../model/inject-shell-slices.ts';
import { sessionSlice } from '../model/session-slice.ts';
import { App } from './app.tsx';

const remotes: Remotes = {
  fragment: () => readyLoadable(() => null),
  retry: () => undefined,
};

const openStore = () => {
  injectShellSlices();
  const config = makeConfig();
  const events = createEventBus();
  const session = {} as Parameters<typeof createStore>[0]['session'];
  const market = MARKETS.find(({ market_name }) => market_name === 'IT EUR')!;
  const store = createStore({ config, events, session }, { market: contextOf(market, 'IT', 'en') });
  return { store, shop: { config, events, session, remotes } };
};

const Visitor = ({ code }: { code: Promise<void> | null }) => {
  if (code) use(code);
  return <p id="visitor">{useAppSelector(selectIsCustomer) ? 'a customer' : 'somebody'}</p>;
};

it('hydrates a late region from the server state, then renders the current state', async () => {
  const { store, shop } = openStore();
  const serverState = store.getState();
  const app = (code: Promise<void> | null) => (
    <App
      store={store}
      serverState={serverState}
      shop={shop}
      messages={{ ...common, ...messages }}
      router={(children) => <MemoryRouter>{children}</MemoryRouter>}
    >
      <Suspense fallback={null}>
        <Visitor code={code} />
      </Suspense>
    </App>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(app(null));
  const region = root.querySelector('#visitor');
  expect(region).toHaveTextContent('somebody');

  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, app(code), { onRecoverableError }));
  await act(async () => {
    store.dispatch(
      sessionSlice.actions.becameCustomer({ email: 'ada@example.com', ownerId: 'aBcDeFgHiJ' }),
    );
  });
  expect(root.querySelector('#visitor')).toBe(region);
  await act(async () => arrive());
  expect(root.querySelector('#visitor')).toBe(region);
  expect(region).toHaveTextContent('a customer');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => hydrated.unmount());
  root.remove();
});
