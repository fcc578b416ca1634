import { act, screen, within } from '@testing-library/react';
import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { ReturnReceipt, ReturnRequest, TrackedOrder } from '@shop/contracts/store-api';
import {
  answerEndpoints,
  anOrder,
  commerceError,
  createTestPage,
  euros,
  known,
  openRoutes,
} from '@shop/contracts/testing';
import texts from '../components/returns/messages/en.json';
import remote from '../remote.ts';
import { aPlacedOrder } from '../testing/fake-orders.ts';
import { customer } from '../testing/render-account.tsx';

const line = (id: string, name: string, quantity: number): TrackedOrder['lines'][number] => ({
  id,
  name,
  names: {},
  sku: id,
  image: null,
  quantity,
  total: euros(1000),
});
const ORDER: TrackedOrder = {
  number: '10042',
  status: 'approved',
  payment: 'paid',
  fulfillment: 'fulfilled',
  placedAt: '2026-11-20T10:00:00Z',
  lines: [line('wine', 'Gavi', 6), line('water', 'Fonte Alta', 2)],
  totals: anOrder().totals,
  shippingAddress: { city: 'Torino', country: 'IT' },
  billingAddress: null,
  shipments: [],
};
const RECEIPT: ReturnReceipt = { id: 'request', receivedAt: '2026-11-28T10:15:00Z' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Options {
  order?: Result<TrackedOrder>;
  country?: string;
  /** A customer's order; the visitor is logged in. */
  own?: Order;
}

const open = async (path: string, { order = ok(ORDER), country = 'IT', own }: Options = {}) => {
  const sent: ReturnRequest[] = [];
  let answer: Result<ReturnReceipt> = ok(RECEIPT);
  answerEndpoints({
    queries: { trackedOrder: () => order, order: () => ok(own) },
    mutations: {
      requestReturn: (input: ReturnRequest) => {
        sent.push(input);
        return answer;
      },
    },
  });
  const page = createTestPage({ country, ...(own && { session: customer }) });
  return {
    sent,
    answerWith: (it: Result<ReturnReceipt>) => void (answer = it),
    endSession: () =>
      act(() => void page.store.dispatch(known({ kind: 'anonymous', ownerId: null }))),
    ...(await openRoutes(remote, page, path)),
  };
};
type Opened = Awaited<ReturnType<typeof open>>;

const field = (name: string) => screen.findByRole('textbox', { name });
const press = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const state = async (page: Opened, { number = true } = {}) => {
  await page.user.type(await field(texts['account.returns.name']), 'Ada Rossi');
  if (number) await page.user.type(await field(texts['account.returns.number']), '10042');
  await page.user.type(await field(texts['account.returns.email']), 'ada@example.com');
};
const choose = async ({ user }: Opened, scope: 'all' | 'some') =>
  user.click(await screen.findByRole('radio', { name: texts[`account.returns.scope.${scope}`] }));
const proceed = (page: Opened) => press(page, texts['account.returns.continue']);
const confirm = (page: Opened) => press(page, texts['account.returns.withdrawal.confirm']);

describe('the withdrawal function', () => {
  it('S11 takes two steps, without an account, and shows the receipt with its time', async () => {
    const page = await open('/withdraw');
    await state(page);
    await proceed(page);
    expect(page.sent).toEqual([]);
    expect(await screen.findByText('Ada Rossi')).toBeVisible();
    await confirm(page);
    const heading = await screen.findByRole('heading', {
      name: texts['account.returns.withdrawal.done'],
    });
    expect(heading).toHaveFocus();
    expect(screen.getByText('2026-11-28 11:15')).toBeVisible();
    expect(screen.getByRole('button', { name: texts['account.returns.print'] })).toBeVisible();
    expect(page.sent).toEqual([
      {
        kind: 'withdrawal',
        name: 'Ada Rossi',
        number: '10042',
        email: 'ada@example.com',
        locale: 'en',
        market: 'it/eur',
        id: expect.stringMatching(UUID),
      },
    ]);
  });

  it('L1 makes no claim about the law of a country without the duty, and takes the statement', async () => {
    const page = await open('/withdraw', { country: 'JP' });
    expect(await screen.findByText(/this country depends on its law/)).toBeVisible();
    await state(page);
    await proceed(page);
    await confirm(page);
    await screen.findByText(texts['account.returns.withdrawal.done']);
    expect(page.sent).toHaveLength(1);
  });

  it('S11 sends nothing before all is stated', async () => {
    const page = await open('/withdraw');
    await proceed(page);
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    expect(page.sent).toEqual([]);
  });

  it('S11 lets a guest name the items in words', async () => {
    const page = await open('/withdraw');
    await state(page);
    await choose(page, 'some');
    const items = await field(texts['account.returns.note.items']);
    await page.user.type(items, 'see https://spam.example');
    await proceed(page);
    expect(screen.getAllByText(texts['account.returns.no_links'])).not.toHaveLength(0);
    await page.user.clear(items);
    await page.user.type(items, 'one Gavi');
    await proceed(page);
    await confirm(page);
    await screen.findByText('2026-11-28 11:15');
    expect(page.sent).toEqual([expect.objectContaining({ partial: true, note: 'one Gavi' })]);
    expect(page.sent[0]).not.toHaveProperty('items');
  });

  it('S11 L1 withdraws from the whole order without the words for items that are not meant', async () => {
    const page = await open('/withdraw');
    await state(page);
    await choose(page, 'some');
    await page.user.type(await field(texts['account.returns.note.items']), 'one Gavi');
    await choose(page, 'all');
    await proceed(page);
    expect(await screen.findByText(texts['account.returns.scope.all'])).toBeVisible();
    expect(screen.queryByText('one Gavi')).toBeNull();
    await confirm(page);
    await screen.findByText('2026-11-28 11:15');
    expect(page.sent).toHaveLength(1);
    expect(page.sent[0]).not.toHaveProperty('note');
    expect(page.sent[0]).not.toHaveProperty('partial');
  });

  it('S11 L1 sends the items as stated, also if the session ended before the confirmation', async () => {
    const own = aPlacedOrder();
    const [item] = own.lines;
    const page = await open('/withdraw?order=OrderAAAAA', { own });
    await page.user.type(await field(texts['account.returns.name']), 'Giulia Bianchi');
    await choose(page, 'some');
    await page.user.click(await screen.findByRole('button', { name: /one more/i }));
    await proceed(page);
    const stated = `1 × ${item?.name}`;
    expect(await screen.findByText(stated)).toBeVisible();
    page.endSession();
    expect(screen.getByText(stated)).toBeVisible();
    await confirm(page);
    await screen.findByText('2026-11-28 11:15');
    expect(page.sent).toMatchObject([
      { number: '10042', items: [{ line: item?.id, quantity: 1 }] },
    ]);
  });

  it('S11 L1 offers the address of the order, also if the customer has another one now', async () => {
    const own = aPlacedOrder({ email: 'former@example.com' });
    await open('/withdraw?order=OrderAAAAA', { own });
    expect(await field(texts['account.returns.email'])).toHaveValue('former@example.com');
  });

  it('S11 offers the items of a mailed link, with their quantities', async () => {
    const page = await open('/withdraw#id=one&token=first');
    await state(page, { number: false });
    expect(await field(texts['account.returns.number'])).toHaveValue('10042');
    await choose(page, 'some');
    await proceed(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts['account.returns.none']);
    const row = screen.getByText('2 × Fonte Alta').closest('li');
    await page.user.click(within(row!).getByRole('button', { name: /one more/i }));
    await proceed(page);
    expect(await screen.findByText('1 × Fonte Alta')).toBeVisible();
    await confirm(page);
    await screen.findByText('2026-11-28 11:15');
    expect(page.sent).toMatchObject([{ items: [{ line: 'water', quantity: 1 }] }]);
    expect(page.at.path).toBe('/withdraw');
  });

  it('S11 works with a link that is not good any more', async () => {
    const page = await open('/withdraw#id=one&token=old', {
      order: fail(commerceError('LINK_SPENT')),
    });
    expect(await field(texts['account.returns.number'])).toHaveValue('');
    expect(page.sent).toEqual([]);
  });

  it('S11 X keeps the input after a failure, and when the buyer goes back', async () => {
    const page = await open('/withdraw');
    page.answerWith(fail(commerceError('CONNECTION')));
    await state(page);
    await proceed(page);
    await confirm(page);
    expect(await screen.findByRole('alert')).toBeVisible();
    await press(page, texts['account.returns.back']);
    expect(await field(texts['account.returns.name'])).toHaveValue('Ada Rossi');
    page.answerWith(ok(RECEIPT));
    await proceed(page);
    await confirm(page);
    expect(await screen.findByText('2026-11-28 11:15')).toBeVisible();
    expect(page.sent).toHaveLength(2);
  });

  it('S11 X repeats a request whose answer was lost as the same one, and a changed one as another', async () => {
    const page = await open('/withdraw');
    page.answerWith(fail(commerceError('CONNECTION')));
    await state(page);
    await proceed(page);
    await confirm(page);
    await screen.findByRole('alert');
    await confirm(page);
    await press(page, texts['account.returns.back']);
    await proceed(page);
    await confirm(page);
    await press(page, texts['account.returns.back']);
    await page.user.type(await field(texts['account.returns.name']), ' Bianchi');
    await proceed(page);
    await confirm(page);
    const [first, ...others] = page.sent.map(({ id }) => id);
    expect(first).toMatch(UUID);
    expect(others).toEqual([first, first, expect.stringMatching(UUID)]);
    expect(others[2]).not.toBe(first);
  });
});

describe('a return', () => {
  it('S11 is requested with a reason, within the merchant’s own period', async () => {
    const page = await open('/return-items');
    expect(await screen.findByText(/within 30 days/i)).toBeVisible();
    await state(page);
    await page.user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Corked');
    await proceed(page);
    await press(page, texts['account.returns.return.confirm']);
    await screen.findByText('2026-11-28 11:15');
    expect(page.sent).toMatchObject([{ kind: 'return', note: 'Corked' }]);
  });
});
