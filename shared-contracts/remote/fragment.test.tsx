import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createEventBus } from '../events/create-event-bus.ts';
import { makeConfig } from '../testing/make-config.ts';
import { Fragment } from './fragment.tsx';
import { pendingLoadable, readyLoadable, type Loadable } from './loadable.ts';
import { ShopProvider, type Shop } from './shop-context.tsx';

const Piece = ({ itemName }: { itemName: string }) => <p>{itemName}</p>;

/** A value that changes outside of React, such as data from the platform. */
const source = (value: string) => {
  const listeners = new Set<() => void>();
  return {
    value: () => value,
    set: (next: string) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const open = (piece: () => Loadable<typeof Piece>) => {
  const name = source('Barolo');
  const shop = {
    config: makeConfig(),
    events: createEventBus(),
    session: {},
    remotes: { fragment: piece, retry: () => undefined },
  } as unknown as Shop;
  const Page = () => {
    const shown = useSyncExternalStore(name.subscribe, name.value, () => 'Barolo');
    return (
      <Fragment
        of="cart"
        name="AddToCart"
        fallback={<p>on its way</p>}
        kind="sku"
        code="BAROLO"
        maxQuantity={6}
        itemName={shown}
      />
    );
  };
  const element = (
    <ShopProvider shop={shop}>
      <Page />
    </ShopProvider>
  );
  return { name, element };
};

it('P1 keeps the server’s markup until the code has loaded, even if props change', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(open(() => readyLoadable(Piece)).element);
  const sent = root.querySelector('p');
  expect(sent).toHaveTextContent('Barolo');

  let arrive = (_: typeof Piece) => {};
  let piece: Loadable<typeof Piece>;
  piece = pendingLoadable(
    new Promise<typeof Piece>((resolve) => (arrive = resolve)),
    (settled) => (piece = settled),
  );
  const { name, element } = open(() => piece);
  const hydrated = await act(async () => hydrateRoot(root, element));
  await act(async () => name.set('Barolo 2019'));
  expect(root.querySelector('p')).toBe(sent);
  expect(sent).toHaveTextContent('Barolo');

  await act(async () => arrive(Piece));
  expect(root.querySelector('p')).toHaveTextContent('Barolo 2019');
  await act(async () => hydrated.unmount());
  root.remove();
});
