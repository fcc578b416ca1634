import { screen, within } from '@testing-library/react';
import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { ReturnReceipt, ReturnRequest, TrackedOrder } from '@shop/contracts/store-api';
import {
  answerEndpoints,
  anOrder,
  commerceError,
  createTestPage,
  euros,
  openRoutes,
} from '@shop/contracts/testing';
import texts from '../components/returns/messages/en.json';
import remote from '../remote.ts';

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

const open = async (path: string, order: Result<TrackedOrder> = ok(ORDER), country = 'IT') => {
  const sent: ReturnRequest[] = [];
  let answer: Result<ReturnReceipt> = ok(RECEIPT);
  answerEndpoints({
    queries: { trackedOrder: () => order },
    mutations: {
      requestReturn: (input: ReturnRequest) => {
        sent.push(input);
        return answer;
      },
    },
  });
  const page = await openRoutes(remote, createTestPage({ country }), path);
  return { sent, answerWith: (it: Result<ReturnReceipt>) => void (answer = it), ...page };
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
      },
    ]);
  });

  it('L1 makes no claim about the law of a country without the duty, and takes the statement', async () => {
    const page = await open('/withdraw', ok(ORDER), 'JP');
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
    await page.user.click(screen.getByRole('radio', { name: texts['account.returns.scope.some'] }));
    const items = await field(texts['account.returns.note.items']);
    await page.user.type(items, 'see https://spam.example');
    await proceed(page);
    expect(screen.getAllByText(texts['account.returns.no_links'])).not.toHaveLength(0);
    await page.user.clear(items);
    await page.user.type(items, 'one Gavi');
    await proceed(page);
    await confirm(page);
    await screen.findByText('2026-11-28 11:15');
    expect(page.sent).toMatchObject([{ note: 'one Gavi' }]);
  });

  it('S11 offers the items of a mailed link, with their quantities', async () => {
    const page = await open('/withdraw#id=one&token=first');
    await state(page, { number: false });
    expect(await field(texts['account.returns.number'])).toHaveValue('10042');
    await page.user.click(screen.getByRole('radio', { name: texts['account.returns.scope.some'] }));
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
    const page = await open('/withdraw#id=one&token=old', fail(commerceError('LINK_SPENT')));
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
