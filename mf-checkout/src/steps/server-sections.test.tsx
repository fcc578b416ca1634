/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createTestPage, inShop } from '@shop/contracts/testing';
import type { BuyerOutline } from '@shop/contracts/store';
import remote from '../remote.ts';
import { anOrderReadyToPay } from '../testing/order.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { loadSection } from './section-forms.ts';
import type { Section } from './section-rules.ts';

const buyer: BuyerOutline = {
  hasEmail: true,
  shipping: { lines: 5, isComplete: true },
  billing: { lines: 0, isComplete: true },
};
const initialOrder = {
  ...anOrderReadyToPay({ email: null, shippingAddress: null, billingAddress: null }),
  buyer,
};

const render = async (section: Section, session: object) => {
  await loadSection(section, 'en');
  const page = createTestPage({
    session: { kind: 'unknown', orderId: null, ...session },
    fragment: () => <p>summary</p>,
  });
  const path = `/checkout/${section}`;
  return renderToString(await inShop(<CheckoutScreen requested={section} />, remote, page, path));
};

describe('a section on the server', () => {
  it.each([
    ['account', /name="email"/],
    ['address', /name="last_name"[^]*name="phone"/],
    ['shipping', /type="radio"[^]*Standard[^]*Express/],
    ['payment', /type="radio"[^]*Cash on delivery/],
  ] as const)('S6 has the fields and choices of %s', async (section, content) => {
    const html = await render(section, { initialOrder });
    expect(html).toMatch(content);
    expect(html).not.toContain('Loading');
    expect(html).toMatch(/data-held/);
  });

  it('S6 has the sections before it in their final size, without personal data', async () => {
    const html = await render('payment', { initialOrder });
    expect(html.match(/<section[^>]*data-state="done"/g)).toHaveLength(3);
    expect(html.match(/<span>\u00a0/g)).toHaveLength(6);
    expect(html).not.toMatch(/@|Garibaldi/);
  });

  it('S6 has a placeholder without the order of a guest', async () => {
    expect(await render('shipping', {})).toContain('Loading');
    expect(await render('account', {})).toMatch(/name="email"/);
  });
});
