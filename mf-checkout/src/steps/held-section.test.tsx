import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createTestPage, inShop } from '@shop/contracts/testing';
import remote from '../remote.ts';
import { createFakePlatform, installPlatform } from '../testing/fake-platform.ts';
import { anOrder } from '../testing/order.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { loadSection } from './section-forms.ts';

const order = anOrder();
const initialOrder = {
  ...order,
  email: null,
  buyer: { hasEmail: false, shipping: null, billing: null },
};
const PATH = '/checkout/account';

const pageOf = (session: object) =>
  createTestPage({ session: { orderId: null, ...session }, fragment: () => <p>summary</p> });
const screenIn = (page: ReturnType<typeof createTestPage>) =>
  inShop(<CheckoutScreen requested="account" />, remote, page, PATH);

it('S6 T3 keeps the server’s field when the order arrives', async () => {
  installPlatform(createFakePlatform(order));
  await loadSection('account', 'en');
  const root = document.body.appendChild(document.createElement('div'));
  // Nothing is to be read, so nothing holds the markup here, as on the server.
  root.innerHTML = renderToString(await screenIn(pageOf({ kind: 'anonymous', initialOrder })));
  const field = screen.getByRole('textbox', { name: /e-mail/i });

  const page = pageOf({ kind: 'unknown', initialOrder });
  const piece = await screenIn(page);
  await act(async () => void hydrateRoot(root, piece));
  expect(field.closest('[data-held]')).not.toBeNull();
  await act(async () =>
    page.store.dispatch({
      type: 'session/known',
      payload: { kind: 'anonymous', orderId: order.id },
    }),
  );
  await waitFor(() => expect(document.querySelector('[data-held]')).toBeNull());
  expect(field).toBeInTheDocument();
});
