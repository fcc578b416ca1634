import { act, screen } from '@testing-library/react';
import { commerceError } from '@shop/contracts/testing';
import { beginPurchase } from '../../analytics/purchase-claim.ts';
import { giveLocks, takeLocks } from '../../testing/browser-locks.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { anOrderReadyToPay } from '../../testing/order.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';

const placed = () =>
  anOrderReadyToPay({ status: 'placed', editable: false, placedAt: '2026-11-20T10:00:00Z' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the confirmation', () => {
  it('S8 shows the order number and announces an e-mail with a tracking link', async () => {
    await renderCheckout({
      platform: createFakePlatform(placed()),
      path: '/checkout/confirmed/OrderAAAAA',
    });
    expect(await screen.findByText('10042')).toBeVisible();
    expect(screen.getByText(/confirmation e-mail with a tracking link/i)).toBeVisible();
    expect(screen.getByText('2026-11-20')).toBeVisible();
    expect(screen.getByText('Order confirmed', { selector: 'li' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('S8 hides personal data from visitors who only know the URL', async () => {
    const { container } = await renderCheckout({
      platform: createFakePlatform(placed()),
      path: '/checkout/confirmed/OrderAAAAA',
      session: { orderId: null },
    });
    await screen.findByText('10042');
    expect(container).not.toHaveTextContent(/giulia|garibaldi|barbera/i);
    expect(screen.getByText(/shown for one day in the browser you ordered with/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it.each(['OrderBBBBB', '..%2F..%2Fcustomers'])(
    'S8 shows no data of the order %s, which is not the visitor’s',
    async (id) => {
      const platform = createFakePlatform(placed());
      await renderCheckout({ platform, path: `/checkout/confirmed/${id}` });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Order not found' }),
      ).toBeVisible();
      expect(screen.queryByText('10042')).not.toBeInTheDocument();
    },
  );

  it('S8 distinguishes an open order from a placed one', async () => {
    await renderCheckout({
      platform: createFakePlatform(anOrderReadyToPay()),
      path: '/checkout/confirmed/OrderAAAAA',
    });
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeVisible();
    expect(screen.queryByText(/thank you/i)).not.toBeInTheDocument();
  });

  it('S8 shows an order that the merchant edits like a placed one', async () => {
    await renderCheckout({
      platform: createFakePlatform({ ...placed(), status: 'editing' }),
      path: '/checkout/confirmed/OrderAAAAA',
    });
    expect(await screen.findByRole('heading', { name: /thank you/i })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
  });

  it('S8 names a canceled order, and does not lead to the checkout', async () => {
    await renderCheckout({
      platform: createFakePlatform({ ...placed(), status: 'cancelled' }),
      path: '/checkout/confirmed/OrderAAAAA',
    });
    const title = 'This order has been cancelled';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/Order 10042 will not be delivered/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
  });

  it('X offers a retry when the order cannot be read', async () => {
    const platform = createFakePlatform(placed());
    platform.failNext('order', commerceError('CONNECTION'));
    const { user } = await renderCheckout({ platform, path: '/checkout/confirmed/OrderAAAAA' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('10042')).toBeVisible();
  });
});

describe('purchase', () => {
  beforeEach(giveLocks);
  afterEach(() => takeLocks());

  const open = async () => {
    const page = await renderCheckout({
      platform: createFakePlatform({ ...placed(), couponCode: 'ESTATE26' }),
      path: '/checkout/confirmed/OrderAAAAA',
    });
    await screen.findByText('10042');
    await act(async () => {});
    const purchases = page.analytics.filter(({ name }) => name === 'purchase');
    page.unmount();
    return purchases;
  };

  it('A1 A2 sends purchase from the first tab only, with shipping, tax and coupon', async () => {
    beginPurchase('OrderAAAAA');
    expect(await open()).toEqual([
      {
        name: 'purchase',
        params: expect.objectContaining({
          transaction_id: '10042',
          shipping: 6.9,
          tax: 5.23,
          coupon: 'ESTATE26',
        }) as unknown,
      },
    ]);
    expect(await open()).toEqual([]);
  });

  it('A2 sends no purchase for an order of another browser', async () => {
    expect(await open()).toEqual([]);
  });
});

describe('the error screen', () => {
  it.each([
    ['?reason=payment_error', /unable to process payment, try another card or method/i],
    ['?reason=<script>', /something went wrong/i],
  ])('S9 shows the reason %s and a link to continue', async (query, text) => {
    await renderCheckout({
      platform: createFakePlatform(anOrderReadyToPay()),
      path: `/checkout/error${query}`,
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: /try again/i })).toHaveAttribute(
      'href',
      '/it/eur/en/checkout/payment',
    );
    expect(screen.getByRole('link', { name: /back to the cart/i })).toBeVisible();
  });
});
