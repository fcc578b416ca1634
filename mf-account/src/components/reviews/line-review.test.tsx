import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnReview } from '@shop/contracts/store-api';
import { aLine, createTestPage, openRoutes } from '@shop/contracts/testing';
import { storedText } from '@shop/contracts/testing/storage';
import remote from '../../remote.ts';
import { aPlacedOrder, installOrders } from '../../testing/fake-orders.ts';
import { aProfile, createFakeStoreApi } from '../../testing/fake-store-api.ts';
import { customer } from '../../testing/render-account.tsx';

const BARBERA = { kind: 'sku', code: 'BARBERA-ASTI-750' } as const;
const aBoughtOrder: typeof aPlacedOrder = (its) => aPlacedOrder({ paymentStatus: 'paid', ...its });
const read = (...reviews: OwnReview[]) => ({ body: { reviews } });
/** Texts that differ in American English. */
const BRITISH = /authoris|cancelled|catalogue|colour|courier|favour|organis|parcel|postcode/iu;
type Answers = NonNullable<Parameters<typeof createFakeStoreApi>[0]>;

/** @param reviews what the service answers under that address, reading first */
const open = async (
  reviews: Answers[string] = read(),
  past = aBoughtOrder(),
  { country = 'IT', ...others }: { country?: string; profile?: Answers[string] } = {},
) => {
  installOrders({ past });
  const storeApi = createFakeStoreApi({ reviews, ...others });
  globalThis.fetch = storeApi.fetch;
  const page = createTestPage({ session: customer, country });
  const opened = await openRoutes(remote, page, '/account/orders/OrderAAAAA');
  const sent = () => storeApi.bodiesOf('reviews').filter(Boolean);
  return { ...page, ...opened, user: userEvent.setup(), sent };
};

const write = () => screen.findByRole('button', { name: /^Write a review/ });
const form = () => screen.findByRole('form', { name: 'Your review: Barbera d’Asti' });
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  const fields = within(await form());
  await user.click(fields.getByRole('radio', { name: '4 stars' }));
  await user.type(fields.getByRole('textbox', { name: 'Title' }), 'Honest');
  await user.type(fields.getByRole('textbox', { name: 'Your review' }), 'Fresh and dry');
  await user.type(fields.getByRole('textbox', { name: 'Your name' }), 'Giulia');
};
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send the review' }));

beforeEach(() => sessionStorage.clear());

describe('a review of what was bought', () => {
  it('S11 is written by keyboard, shows its pending status, and moves the focus there', async () => {
    const { user, sent, toasts } = await open([read(), { status: 202 }, read()]);
    (await write()).focus();
    await user.keyboard('{Enter}');
    const stars = within(await form()).getByRole('radiogroup', { name: 'Your rating' });
    await waitFor(() => expect(within(stars).getByRole('radio', { name: '1 star' })).toHaveFocus());
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(within(stars).getByRole('radio', { name: '4 stars' })).toBeChecked();
    await user.keyboard('{Tab}Honest{Tab}Fresh and dry{Tab}Giulia{Enter}');
    const waiting = await screen.findByText(/appears once we have read it/);
    expect(waiting).toHaveFocus();
    expect(sent()).toEqual([
      {
        ...BARBERA,
        rating: 4,
        title: 'Honest',
        text: 'Fresh and dry',
        name: 'Giulia',
        locale: 'en',
      },
    ]);
    expect(toasts).toEqual([{ message: 'Thank you for your review' }]);
    expect(storedText('accountDrafts')).toBeNull();
    expect(screen.queryByRole('form', { name: /^Your review/ })).toBeNull();
  });

  it.each([
    ['pending', /appears once we have read it/],
    ['published', /is published/],
    ['rejected', /not published/],
  ] as const)('S11 with status %s is displayed, and no longer offered', async (state, wording) => {
    await open(read({ ...BARBERA, state }));
    expect(await screen.findByText(wording)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Write a review/ })).toBeNull();
  });

  it('S11 links to the published review', async () => {
    await open(read({ ...BARBERA, state: 'published' }));
    expect(await screen.findByRole('link', { name: 'Read it Barbera d’Asti' })).toHaveAttribute(
      'href',
      '/it/eur/en/product/BARBERA-ASTI-750/barbera-d-asti#reviews',
    );
  });

  it('S11 is offered for each item of the order, and of none that was cancelled', async () => {
    const lines = [aLine(), aLine({ id: 'gavi', code: 'GAVI', name: 'Gavi' })];
    const { unmount } = await open(read({ ...BARBERA, state: 'pending' }), aBoughtOrder({ lines }));
    expect(await write()).toHaveAccessibleName('Write a review Gavi');
    unmount();
    await open(read(), aBoughtOrder({ lines, status: 'cancelled' }));
    expect(await screen.findByText('Gavi')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Write a review/ })).toBeNull();
  });

  it('S11 begins with the customer’s first name, which can be another', async () => {
    const { user, sent } = await open([read(), { status: 202 }, read()], aBoughtOrder(), {
      profile: { body: aProfile({ firstName: 'Giuliana' }) },
    });
    await user.click(await write());
    const name = within(await form()).getByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(name).toHaveValue('Giuliana'));
    expect(storedText('accountDrafts')).toBeNull();
    await user.clear(name);
    await fill(user);
    await send(user);
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'Giulia' }]));
  });

  it('S11 keeps the name that was typed before the customer’s is known', async () => {
    let answer = () => {};
    const { user } = await open();
    const { fetch: now } = globalThis;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = async (url, init) => {
      if (!String(url).endsWith('/profile')) return now(url, init);
      await held;
      return new Response(JSON.stringify(aProfile()));
    };
    await user.click(await write());
    const name = within(await form()).getByRole('textbox', { name: 'Your name' });
    await user.type(name, 'G.');
    await act(async () => answer());
    expect(name).toHaveValue('G.');
  });

  it('M7 S11 is American in the United States', async () => {
    const { user, toasts, sent } = await open(
      [read(), { status: 202 }, read({ ...BARBERA, state: 'pending' })],
      aBoughtOrder({ paymentStatus: 'authorized', fulfillment: 'fulfilled' }),
      { country: 'US' },
    );
    expect(await screen.findByText('Payment authorized')).toBeVisible();
    await user.click(await write());
    await form();
    await send(user);
    expect(await screen.findByText('Please correct 4 fields')).toBeVisible();
    await fill(user);
    const said = document.body.textContent;
    await send(user);
    expect(await screen.findByText(/appears once we have read it/)).toBeVisible();
    expect(toasts).toEqual([{ message: 'Thank you for your review' }]);
    expect(sent()).toMatchObject([{ rating: 4, locale: 'en' }]);
    for (const text of [said, document.body.textContent]) expect(text).not.toMatch(BRITISH);
  });

  it('V1 requires all fields, and reports missing ones', async () => {
    const { user, sent } = await open();
    await user.click(await write());
    await form();
    await send(user);
    expect(await screen.findByText('Please correct 4 fields')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Your rating' }));
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('X shows beside its field what the service refuses', async () => {
    const problems = [{ path: 'body.title', message: 'must be one line' }];
    const { user } = await open([read(), { status: 400, code: 'MALFORMED', problems }, read()]);
    await user.click(await write());
    await fill(user);
    await send(user);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
        'This value was not accepted',
      ),
    );
  });

  it('X S11 keeps the open form and its input through a failure and a reload', async () => {
    const first = await open([read(), { status: 503, code: 'UNAVAILABLE' }, read()]);
    await first.user.click(await write());
    await fill(first.user);
    await send(first.user);
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    first.unmount();
    const again = await open([read(), { status: 202 }, read()]);
    const fields = within(await form());
    expect(fields.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(fields.getByRole('textbox', { name: 'Your review' })).toHaveValue('Fresh and dry');
    expect(fields.getByRole('radio', { name: '4 stars' })).not.toHaveFocus();
    await send(again.user);
    await waitFor(() => expect(again.toasts).toHaveLength(1));
    expect(again.sent()).toHaveLength(1);
  });

  it('P5 S11 that arrived although its answer was lost is shown as written', async () => {
    const refused = { status: 409, code: 'REVIEWED' };
    const { user, toasts } = await open([read(), refused, read({ ...BARBERA, state: 'pending' })]);
    await user.click(await write());
    await fill(user);
    await send(user);
    expect(await screen.findByText(/appears once we have read it/)).toHaveFocus();
    expect(toasts).toEqual([]);
    expect(storedText('accountDrafts')).toBeNull();
  });

  it('S11 of an order that does not count any more is refused in words', async () => {
    const { user } = await open([read(), { status: 403, code: 'NOT_BOUGHT' }, read()]);
    await user.click(await write());
    await fill(user);
    await send(user);
    expect(await screen.findByText(/this order no longer counts/)).toBeVisible();
  });

  it('S11 is canceled with its draft, and the focus returns', async () => {
    const { user } = await open();
    await user.click(await write());
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await write()).toHaveFocus());
    expect(storedText('accountDrafts')).toBeNull();
  });

  it('X S11 is offered although the service cannot return existing reviews', async () => {
    await open('away');
    expect(await write()).toBeVisible();
  });
});
