import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { sessionStore } from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { Fragment, ShopProvider, type RemoteModule, type Shop } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import { onFirstActivity } from '@shop/contracts/ui';
import { ALIVE } from '../begin/alive.ts';
import { keepPresses } from '../begin/keep-presses.ts';
import { createRemotes } from '../remotes/create-remotes.ts';
import type { RemoteModules } from '../remotes/federated-modules.ts';
import { awaitFragments } from './await-fragments.ts';

const presses: string[] = [];
const AddToCart = ({ code }: { code: string }) => (
  <button type="button" onClick={() => presses.push(code)}>
    Add
  </button>
);
const load = jest.fn();
const modules = {
  load: async () => {
    load();
    return {
      fragments: { AddToCart: async () => ({ default: AddToCart }) },
      messages: async () => ({}),
    } as unknown as RemoteModule;
  },
} as unknown as RemoteModules;

const pageOf = (remotes: Shop['remotes']) => (
  <ShopProvider shop={{ config: makeConfig(), remotes } as Shop}>
    <Fragment
      of="cart"
      name="AddToCart"
      fallback={<p>Waiting</p>}
      kind="sku"
      code="BAROLO"
      itemName="Barolo"
      maxQuantity={6}
    />
  </ShopProvider>
);

it('X a late fragment keeps the server’s markup for a visitor who does nothing, and handles a press that loads it', async () => {
  // React's development build warns about the mark of a kept press.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  performance.getEntriesByType = () => [{ type: 'navigate' }] as never;
  const ofServer = createRemotes(modules, 'en');
  await ofServer.preload(['cart/AddToCart']);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(pageOf(ofServer));
  load.mockClear();
  // As in `begin.ts`.
  onFirstActivity(() => undefined);
  keepPresses();

  const { until } = awaitFragments({
    rendered: 'page',
    storage: sessionStore(),
    events: createEventBus(),
    market: 'it-eur',
  });
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(root, pageOf(createRemotes(modules, 'en', undefined, until)), {
      onRecoverableError,
    });
    window.dispatchEvent(new Event(ALIVE));
  });
  const ofDocument = screen.getByRole('button', { name: 'Add' });
  expect(load).not.toHaveBeenCalled();

  // As assistive technology presses: without an event of a pointer.
  await act(async () => ofDocument.click());
  await waitFor(() => expect(presses).toEqual(['BAROLO']));
  // A second press would be handled in the tasks that follow.
  for (let task = 0; task < 20; task += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(presses).toEqual(['BAROLO']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Add' })).toBe(ofDocument);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
