import { screen } from '@testing-library/react';
import type { Order } from '@shop/contracts/commerce/order';
import { euros } from '@shop/contracts/testing';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { anAddress, anOrderReadyToPay } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

const open = (country: string, locale: 'en' | 'it' | 'de', its: Partial<Order> = {}) =>
  renderCheckout({
    platform: createFakePlatform(anOrderReadyToPay(its)),
    path: '/checkout/payment',
    country,
    locale,
  });
const sentTo = (country_code: string): Partial<Order> => ({
  countryLock: country_code,
  shippingAddress: anAddress({ country_code }),
});
const button = (name: string) => screen.findByRole('button', { name });

describe('the button that places the order', () => {
  it.each([
    ['IT', 'it', 'Ordina e paga'],
    ['DE', 'de', 'Zahlungspflichtig bestellen'],
    ['GB', 'en', 'Order and pay'],
    ['NO', 'en', 'Order and pay'],
    ['US', 'en', 'Place order'],
    ['JP', 'it', 'Invia l’ordine'],
  ] as const)('S7 is labeled in %s (%s) “%s”', async (country, locale, label) => {
    await open(country, locale, sentTo(country));
    expect(await button(label)).toBeVisible();
  });

  it('S7 is labeled by the law of the destination', async () => {
    await open('US', 'en', sentTo('NO'));
    expect(await button('Order and pay')).toBeVisible();
  });

  it('S7 does not mention payment for a free order', async () => {
    const { totals } = anOrderReadyToPay();
    await open('IT', 'en', { totals: { ...totals, total: euros(0) } });
    expect(await button('Place order')).toBeVisible();
  });
});
