import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBottle, aLine, anOrder, euros } from '@shop/contracts/testing';
import { checkCart } from '../../check/check-cart.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage } from '../../testing/test-page.ts';
import OrderSummary from './order-summary.tsx';

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
});

/** Waits until the page is idle and the work started then has ended. */
const idle = () => act(() => jest.advanceTimersByTimeAsync(2000));

const open = async () => {
  const page = createTestPage({ orderId: 'order-1' });
  await renderInShop(<OrderSummary />, page);
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  await summary.findByText('Coupon or gift card');
  return { ...page, summary, user: userEvent.setup() };
};

describe('OrderSummary', () => {
  it('E7 shows the order’s products and the platform’s amounts', async () => {
    const lines = [
      aLine({ name: 'Barbera', quantity: 2 }),
      aLine({ id: 's', type: 'shipments', code: null, name: 'Courier' }),
    ];
    const totals = { ...anOrder({ lines }).totals, taxes: euros(451), total: euros(3290) };
    platform.holdsOrder({ lines, totals });
    const { summary } = await open();
    expect(summary.getByText('2 × Barbera')).toBeVisible();
    expect(summary.queryByText(/Courier/)).not.toBeInTheDocument();
    expect(summary.getAllByText('€32.90')).toHaveLength(2);
    expect(summary.getByText('€4.51')).toBeVisible();
  });

  it('L5 shows the deposit of each line and the words of its country', async () => {
    const lines = [aLine({ name: 'Nivale', quantity: 3, containers: [aBottle()] })];
    platform.holdsOrder({ lines, countryLock: 'DE' });
    const { summary } = await open();
    expect(summary.getByText('plus €0.75 deposit')).toBeVisible();
    expect(summary.getByText('EINWEG')).toHaveAttribute('lang', 'de');
  });

  it('S6 shows the document’s order until the session is known', async () => {
    const initialOrder = anOrder({ lines: [aLine({ name: 'Barbera', quantity: 2 })] });
    await renderInShop(
      <OrderSummary />,
      createTestPage({ kind: 'unknown', orderId: null, initialOrder }),
    );
    expect(screen.getByText('2 × Barbera')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('S6 collapses to one row with the total', async () => {
    const lines = [aLine()];
    platform.holdsOrder({ lines, totals: { ...anOrder({ lines }).totals, total: euros(3290) } });
    const { summary, user } = await open();
    const line = summary.getByRole('button', { name: /^Show your order.*€32\.90$/ });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    line.focus();
    await user.keyboard('{Enter}');
    expect(summary.getByRole('button', { name: /^Hide your order/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('V7 applies and removes a coupon in the checkout as in the cart', async () => {
    platform.holdsOrder({ lines: [aLine()] });
    const { summary, user } = await open();
    await user.click(summary.getByText('Coupon or gift card'));
    const field = await summary.findByRole('textbox', { name: 'Coupon or gift card' });
    platform.fails('setCoupon', 'INVALID_COUPON');
    await user.type(field, 'NOPE{Enter}');
    expect(await summary.findByRole('alert')).toHaveTextContent('Invalid coupon code');
    await user.clear(field);
    await user.type(field, 'BENVENUTO10{Enter}');
    await user.click(await summary.findByRole('button', { name: 'Remove code BENVENUTO10' }));
    await waitFor(() => expect(platform.orders.get('order-1')?.couponCode).toBeNull());
  });

  it('V5 saves a gift message in the checkout as in the cart', async () => {
    platform.holdsOrder({ lines: [aLine()] });
    const { summary, user } = await open();
    await user.click(summary.getByText('Gift message'));
    await user.type(await summary.findByRole('textbox', { name: 'Gift message' }), 'Auguri');
    await user.tab();
    expect(await summary.findByText('Saved with your order')).toBeVisible();
    expect(platform.orders.get('order-1')?.metadata).toMatchObject({ gift_message: 'Auguri' });
  });

  describe('V5 when the order is placed with an unsaved message', () => {
    const write = async (message: string) => {
      platform.holdsOrder({ lines: [aLine()] });
      const page = await open();
      await page.user.click(page.summary.getByText('Gift message'));
      await page.user.type(
        await page.summary.findByRole('textbox', { name: 'Gift message' }),
        message,
      );
      const saves: Promise<unknown>[] = [];
      /** Places without leaving the field, so that nothing else saves the message. */
      const placing = async (orderId = 'order-1') => {
        page.events.emit('checkout:placing', { orderId, waitUntil: (it) => saves.push(it) });
        return act(() => Promise.all(saves));
      };
      return { ...page, placing };
    };

    it('saves it first', async () => {
      const { placing, summary } = await write('Auguri');
      expect(await placing()).toEqual([{ gift_message: 'Auguri' }]);
      expect(platform.orders.get('order-1')?.metadata).toMatchObject({ gift_message: 'Auguri' });
      expect(summary.getByText('Saved with your order')).toBeVisible();
    });

    it('writes it once if leaving the field has started the save', async () => {
      const { placing, user } = await write('Auguri');
      await user.tab();
      expect(await placing()).toEqual([{ gift_message: 'Auguri' }]);
      expect(platform.calls.filter((name) => name === 'setMetadata')).toHaveLength(1);
    });

    it.each([
      ['the platform refuses it', 'Auguri'],
      ['it does not fit', 'x'.repeat(36)],
    ])('reports that it is not saved: %s', async (_, message) => {
      const { placing } = await write(message);
      platform.fails('setMetadata', 'VALIDATION');
      expect(await placing()).toEqual([null]);
    });

    it('ignores another order', async () => {
      const { placing } = await write('Auguri');
      expect(await placing('order-2')).toEqual([]);
    });
  });

  it('V5 V7 shows the current values while collapsed', async () => {
    platform.holdsOrder({
      lines: [aLine()],
      couponCode: 'BENVENUTO10',
      metadata: { gift_message: 'Auguri' },
    });
    const { summary } = await open();
    expect(summary.getByText('BENVENUTO10')).toBeVisible();
    expect(summary.getByText('Added')).toBeVisible();
  });

  it('T15 checks the order if the checkout is opened directly, and shows the repairs', async () => {
    platform.holdsOrder({ lines: [aLine({ name: 'Barbera', quantity: 3, available: 1 })] });
    await open();
    expect(await screen.findByText(/out of stock products has been removed/)).toBeVisible();
    expect(screen.getByText(/Barbera: only 1 item left/)).toBeVisible();
    expect(platform.calls).toContain('refreshOrder');
  });
});

describe('OrderSummary of an idle page', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('T15 does not check again for shoppers from the cart page', async () => {
    platform.holdsOrder({ lines: [aLine()] });
    const page = createTestPage({ orderId: 'order-1' });
    await page.store.dispatch(checkCart('checkout'));
    platform.calls.length = 0;
    await renderInShop(<OrderSummary />, page);
    await idle();
    expect(platform.calls).not.toContain('refreshOrder');
  });

  it('P5 does not check an order that is being placed', async () => {
    platform.holdsOrder({ lines: [aLine()], status: 'placing', editable: false });
    const page = createTestPage({ orderId: 'order-1' });
    await renderInShop(<OrderSummary />, page);
    await screen.findByText(/Barbera/);
    expect(screen.queryByText('Coupon or gift card')).not.toBeInTheDocument();
    await idle();
    expect(platform.calls).toEqual(['order order-1']);
    expect(page.store.getState().session.orderId).toBe('order-1');
  });

  it('T2 calls nothing without an order', async () => {
    await renderInShop(<OrderSummary />, createTestPage());
    expect(platform.calls).toEqual([]);
  });
});
