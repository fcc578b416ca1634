import { act, screen, waitFor } from '@testing-library/react';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { commerceError, euros } from '@shop/contracts/testing';
import { createFakePlatform, type FakePlatform } from '../../testing/fake-platform.ts';
import { anOrderByCard, cash, openPayment, placeButton } from '../../testing/open-payment.tsx';
import { aLine } from '../../testing/order.ts';

const CARD = 'PayCardAAA';
const cardForm = () => screen.findByRole('textbox', { name: 'Card number' });
const cardOption = () => screen.findByRole('radio', { name: 'Card or PayPal' });
const cashOption = () => screen.findByRole('radio', { name: 'Cash on delivery' });

type Page = Awaited<ReturnType<typeof openPayment>>;

let changes = 0;
/** Another tab changes the order, and this one reads it. */
const changeElsewhere = async (
  platform: FakePlatform,
  { store }: Pick<Page, 'store'>,
  change: Partial<Order>,
) => {
  const updatedAt = `2026-05-05T10:00:${String(10 + ++changes)}`;
  platform.order = { ...platform.order!, updatedAt, ...change };
  await act(async () => {
    store.dispatch(orderApi.util.invalidateTags([{ type: 'Order', id: platform.order!.id }]));
  });
};
const totalOf = (order: Order, cents: number) => ({ ...order.totals, total: euros(cents) });
const methodsSet = (platform: FakePlatform) =>
  platform.calls
    .filter(({ name }) => name === 'setPaymentMethod')
    .map(({ input }) => (input as { methodId: string }).methodId);

/** Opens the payment, and selects the card. */
const openWithCard = async () => {
  const platform = createFakePlatform(anOrderByCard({ paymentMethod: null }));
  const page = await openPayment(platform);
  await page.user.click(await cardOption());
  await cardForm();
  return { platform, ...page };
};

describe('the selected payment option', () => {
  it('S6 V1 gets the focus if none is selected', async () => {
    const platform = createFakePlatform(anOrderByCard({ paymentMethod: null }));
    const { user, button } = await openPayment(platform);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
    expect(await cardOption()).toHaveFocus();
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(await cardOption()).not.toBeChecked();
    expect(platform.countOf('placeOrder')).toBe(0);
  });

  it('P4 X offers a retry if saving the only option failed', async () => {
    const order = anOrderByCard({ paymentMethod: null });
    const platform = createFakePlatform({
      ...order,
      availablePaymentMethods: order.availablePaymentMethods.filter(({ id }) => id === CARD),
    });
    platform.failNext('setPaymentMethod', commerceError('SERVER'));
    const { user } = await openPayment(platform);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await cardForm()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await cardOption()).toHaveFocus();
  });

  it('P4 is saved last, however fast the shopper changes it', async () => {
    const { platform, user } = await openWithCard();
    const release = platform.holdNext('setPaymentMethod');
    await user.click(await cashOption());
    await user.click(await cardOption());
    await act(async () => release());
    await waitFor(() => expect(methodsSet(platform)).toEqual([CARD, cash.id, CARD]));
    await waitFor(() => expect(platform.order?.paymentMethod?.id).toBe(CARD));
    expect(await cardForm()).toBeVisible();
  });

  it('P3 P4 is saved again after a gift card made it needless, and waits for its new form', async () => {
    const { platform, ...page } = await openWithCard();
    const none = { paymentMethod: null, paymentSource: null };
    const { totals } = platform.order!;
    await changeElsewhere(platform, page, { totals: totalOf(platform.order!, 0), ...none });
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    const release = platform.holdNext('createPaymentSource');
    await changeElsewhere(platform, page, { totals });
    await cardOption();
    await waitFor(() => expect(methodsSet(platform)).toEqual([CARD, CARD]));
    expect(await placeButton()).toHaveAttribute('aria-busy', 'true');
    await act(async () => release());
    expect(await cardForm()).toBeVisible();
    await waitFor(async () => expect(await placeButton()).not.toHaveAttribute('aria-busy'));
  });

  it('P4 is saved again, once, if another tab selects another one', async () => {
    const { platform, user, ...page } = await openWithCard();
    await user.click(await cashOption());
    await user.click(await cardOption());
    const here = [CARD, cash.id, CARD];
    await waitFor(() => expect(methodsSet(platform)).toEqual(here));
    await cardForm();
    const elsewhere = { paymentMethod: cash, paymentSource: null };
    await changeElsewhere(platform, page, elsewhere);
    await waitFor(() => expect(platform.order?.paymentMethod?.id).toBe(CARD));
    expect(methodsSet(platform)).toEqual([...here, CARD]);
    await changeElsewhere(platform, page, elsewhere);
    await act(async () => {});
    expect(methodsSet(platform)).toEqual([...here, CARD]);
  });

  it('S7 does not confirm the items that another tab changed', async () => {
    const { platform, user, ...page } = await openWithCard();
    await changeElsewhere(platform, page, {
      lines: [aLine({ quantity: 3 })],
      totals: totalOf(platform.order!, 5340),
    });
    const quantity = await screen.findByText('Barbera d’Asti: quantity');
    await user.click(await cashOption());
    await waitFor(() => expect(methodsSet(platform)).toEqual([CARD, cash.id]));
    await waitFor(() => expect(platform.order?.paymentMethod?.id).toBe(cash.id));
    await act(async () => {});
    expect(quantity).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm the changes' }));
    expect(await placeButton()).toBeVisible();
  });
});
