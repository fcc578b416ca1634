import { screen, waitFor } from '@testing-library/react';
import type { Order } from '@shop/contracts/commerce/order';
import { aBottle, euros } from '@shop/contracts/testing';
import { clearDraft } from '../steps/checkout-draft.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { aDepositLine, aLine, anAddress, anOrderReadyToPay } from '../testing/order.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

const bottles = aLine({ containers: [aBottle()] });
const toGermany = (its: Partial<Order> = {}) =>
  anOrderReadyToPay({
    lines: [bottles],
    countryLock: 'DE',
    shippingAddress: anAddress({ country_code: 'DE' }),
    ...its,
  });
/** The order once the back office has added its deposits, in cents on a bottle. */
const withDeposit = (order: Order, cents = 25): Order => ({
  ...order,
  lines: [
    aLine({ containers: [aBottle({ deposit: { DE: cents } })] }),
    aDepositLine({ LineAAAAAA: cents }, 2 * cents),
  ],
  totals: { ...order.totals, deposit: euros(2 * cents), total: euros(3890 + 2 * cents) },
});

const start = async (order: Order) => {
  const platform = createFakePlatform(order);
  const page = await renderCheckout({ platform, path: '/checkout/payment' });
  const toasts: unknown[] = [];
  page.events.on('toast', ({ message }) => toasts.push(message));
  const button = await screen.findByRole('button', { name: /order and pay|place order/i });
  for (const box of screen.queryAllByRole('checkbox')) await page.user.click(box);
  return { ...page, platform, button, toasts };
};

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

describe('placing an order with deposits', () => {
  it('L5 places it with the deposits that the shopper saw', async () => {
    const { platform, user, button } = await start(withDeposit(toGermany()));
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(platform.calls.find(({ name }) => name === 'placeOrder')?.input).toMatchObject({
      agreed: { total: 3940 },
    });
    expect(screen.getByText('Deposit').nextElementSibling).toHaveTextContent('€0.50');
  });

  it('L5 waits for the back office, and places the order for the total that the shopper saw', async () => {
    const { platform, user, button } = await start(toGermany());
    await user.click(button);
    expect(await screen.findByText(/was not placed. You can safely try again/)).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(0);
    platform.order = withDeposit(platform.order!);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(platform.countOf('placeOrder')).toBe(1);
  });

  it('L5 asks the shopper to confirm a deposit that the merchant has raised', async () => {
    const { platform, user, button } = await start(withDeposit(toGermany()));
    platform.order = withDeposit(platform.order!, 30);
    await user.click(button);
    expect(await screen.findByText('Your order has changed')).toBeVisible();
    const changes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(changes).toContain('Depositbefore €0.50 → now €0.60');
    expect(platform.countOf('placeOrder')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm the changes' }));
    await user.click(await screen.findByRole('button', { name: /order and pay|place order/i }));
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
  });

  it('L5 leads to the cart, with the order unchanged, if a line is not sold in the country', async () => {
    const lines = [aLine({ containers: [aBottle({ deposit: {} })] })];
    const { platform, user, button, at, toasts } = await start(toGermany({ lines }));
    await user.click(button);
    await waitFor(() => expect(at.path).toBe('/cart'));
    expect(toasts).toEqual([
      expect.stringMatching(/not everything .* sold in the delivery country/i),
    ]);
    expect(platform.countOf('placeOrder')).toBe(0);
    expect(platform.order).toMatchObject({ lines, editable: true });
  });
});
