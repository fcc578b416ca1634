import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { createText, MessagesProvider } from '@shop/contracts/i18n';
import { Provider } from '@shop/contracts/store';
import { createTestPage } from '@shop/contracts/testing';
import common from '../../../../../shared-contracts/i18n/messages/de.json';
import messages from '../../../messages/de.json';
import type { CardOutcome, CardPort } from './card-port.ts';
import { wrap, type ToShop } from '../../../payment-frame/protocol/messages.ts';
import { anOrderReadyToPay } from '../../../testing/order.ts';
import { LIMITS } from './use-card-frame.ts';
import { CardFrame } from './card-frame.tsx';

const TOKENIZED: CardOutcome = {
  kind: 'tokenized',
  nonce: 'fake-valid-visa-nonce.1',
  instrument: { type: 'card', brand: 'Visa', lastDigits: '1881' },
};
const text = createText('de', messages);
const title = text('checkout.card_frame.title');

const setUp = (order = anOrderReadyToPay()) => {
  const port = createRef<CardPort>();
  const onReady = jest.fn();
  const sent: { type: string; [key: string]: unknown }[] = [];
  const { store } = createTestPage({ locale: 'de' });
  const element = (its = order, clientToken = 'token') => (
    <Provider store={store}>
      <MessagesProvider locale="de" messages={{ ...common, ...messages }}>
        <button type="button">Place</button>
        <CardFrame
          ref={port}
          order={its}
          clientToken={clientToken}
          disabled={false}
          onReady={onReady}
        />
      </MessagesProvider>
    </Provider>
  );
  const { rerender, unmount } = render(element());
  const iframe = () => screen.getByTitle<HTMLIFrameElement>(title);
  const spy = () => {
    const frame = iframe().contentWindow!;
    frame.postMessage = ((posted: { message: (typeof sent)[number] }) =>
      sent.push(posted.message)) as typeof frame.postMessage;
  };
  spy();
  const receive = (message: ToShop) =>
    act(() => {
      const { contentWindow: source, src } = iframe();
      const { origin } = new URL(src);
      window.dispatchEvent(new MessageEvent('message', { data: wrap(message), source, origin }));
    });
  const become = (its: typeof order, token?: string) => rerender(element(its, token));
  const lastId = () => String(sent.findLast(({ type }) => type === 'tokenize')?.id);
  return { port, onReady, sent, iframe, spy, receive, become, lastId, unmount };
};

beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => jest.useRealTimers());

describe('CardFrame', () => {
  it('P1 embeds the frame with no more rights than it needs, named in the shopper’s language', () => {
    const { iframe } = setUp();
    expect(iframe().getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    expect(iframe()).toHaveAccessibleName(title);
  });

  it('P1 starts with amount, language and billing details, and follows the order', () => {
    const order = anOrderReadyToPay();
    const { sent, receive, become, onReady } = setUp(order);
    receive({ type: 'hello' });
    expect(sent[0]).toMatchObject({
      type: 'init',
      clientToken: 'token',
      setting: { locale: 'de', amount: order.totals.total, email: order.email, scheme: 'light' },
    });
    expect(onReady).not.toHaveBeenLastCalledWith(true);
    receive({ type: 'ready' });
    expect(onReady).toHaveBeenLastCalledWith(true);
    const total = { cents: 4190, currency: 'EUR' } as const;
    become({ ...order, totals: { ...order.totals, total } });
    expect(sent.at(-1)).toMatchObject({ type: 'change', setting: { amount: total } });
  });

  it('P1 keeps the form although the order has another client token', () => {
    const { iframe, become, receive, sent } = setUp();
    receive({ type: 'hello' });
    const before = iframe();
    become(anOrderReadyToPay(), 'another');
    expect(iframe()).toBe(before);
    expect(sent.filter(({ type }) => type === 'init')).toHaveLength(1);
  });

  it('P1 hands over a nonce, and lends the focus for a challenge', async () => {
    const { port, receive, iframe, lastId } = setUp();
    receive({ type: 'hello' });
    receive({ type: 'ready' });
    screen.getByRole('button', { name: 'Place' }).focus();
    const onChallenge = jest.fn();
    const outcome = port.current!.tokenize({ cents: 3890, currency: 'EUR' }, onChallenge);
    receive({ type: 'challenge', id: lastId() });
    expect(onChallenge).toHaveBeenCalledTimes(1);
    expect(iframe()).toHaveFocus();
    receive({ type: 'answer', id: lastId(), outcome: TOKENIZED });
    expect(await outcome).toEqual(TOKENIZED);
    expect(screen.getByRole('button', { name: 'Place' })).toHaveFocus();
  });

  it('P1 focuses the missing field', async () => {
    const { port, receive, iframe, lastId } = setUp();
    receive({ type: 'hello' });
    receive({ type: 'ready' });
    const outcome = port.current!.tokenize({ cents: 3890, currency: 'EUR' }, jest.fn());
    receive({ type: 'answer', id: lastId(), outcome: { kind: 'incomplete' } });
    expect(await outcome).toEqual({ kind: 'incomplete' });
    expect(iframe()).toHaveFocus();
  });

  it('P1 leaves the focus to a frame that has taken it, and gives it back after a challenge', async () => {
    const { port, receive, iframe, lastId } = setUp();
    receive({ type: 'hello' });
    receive({ type: 'ready' });
    const button = screen.getByRole('button', { name: 'Place' });
    for (const kind of ['incomplete', 'closed'] as const) {
      button.focus();
      const outcome = port.current!.tokenize({ cents: 3890, currency: 'EUR' }, jest.fn());
      // What the browser does when the frame takes the focus.
      iframe().focus();
      const focus = jest.spyOn(iframe(), 'focus');
      if (kind === 'closed') receive({ type: 'challenge', id: lastId() });
      receive({ type: 'answer', id: lastId(), outcome: { kind } });
      await outcome;
      expect(focus).not.toHaveBeenCalled();
      expect(kind === 'closed' ? button : iframe()).toHaveFocus();
      focus.mockRestore();
    }
  });

  it('P1 has the height of its content', () => {
    const { receive, iframe } = setUp();
    receive({ type: 'hello' });
    receive({ type: 'height', height: 512 });
    expect(iframe()).toHaveStyle({ height: '512px' });
  });

  it('P1 reports a frame that fails to load, and Retry loads another', async () => {
    jest.useFakeTimers();
    const { onReady, port, spy, receive, sent } = setUp();
    act(() => jest.advanceTimersByTime(LIMITS.hello));
    expect(screen.getByRole('alert')).toHaveTextContent(text('checkout.card_frame.late'));
    expect(onReady).toHaveBeenLastCalledWith(false);
    expect(await port.current!.tokenize({ cents: 1, currency: 'EUR' }, jest.fn())).toEqual({
      kind: 'refused',
      reason: 'unavailable',
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: common['ui.region.retry'] }));
    spy();
    receive({ type: 'hello' });
    receive({ type: 'ready' });
    expect(sent.map(({ type }) => type)).toContain('init');
    expect(onReady).toHaveBeenLastCalledWith(true);
  });

  it('P1 loads from the fallback host if the first one is down', () => {
    jest.useFakeTimers();
    const spare = 'https://spare.example/payment-frame.html';
    Object.assign(globalThis, { shop_federation: { files: { alternativeOf: () => spare } } });
    const { iframe, spy, receive, onReady } = setUp();
    expect(iframe().src).not.toBe(spare);
    act(() => jest.advanceTimersByTime(LIMITS.hello));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(iframe().src).toBe(spare);
    spy();
    receive({ type: 'hello' });
    receive({ type: 'ready' });
    expect(onReady).toHaveBeenLastCalledWith(true);
    Reflect.deleteProperty(globalThis, 'shop_federation');
  });

  it('P1 reports a form that fails to load or breaks', () => {
    jest.useFakeTimers();
    const late = setUp();
    late.receive({ type: 'hello' });
    act(() => jest.advanceTimersByTime(LIMITS.form));
    expect(screen.getByRole('alert')).toBeVisible();
    late.unmount();
    const broken = setUp();
    broken.receive({ type: 'hello' });
    broken.receive({ type: 'ready' });
    broken.receive({ type: 'broken' });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(broken.onReady).toHaveBeenLastCalledWith(false);
  });
});
