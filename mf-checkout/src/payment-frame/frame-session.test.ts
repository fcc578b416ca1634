import fc from 'fast-check';
import type { CardOutcome } from '../steps/payment/card/card-port.ts';
import { startFrameSession } from './frame-session.ts';
import type { FormOptions, PaymentForm } from './payment-form.ts';
import { wrap, type ToFrame } from './protocol/messages.ts';
import { aSetting, theSetting } from './protocol/testing.ts';

const SHOP = 'https://shop.example';
const amount = { cents: 3890, currency: 'EUR' } as const;
const NONCE: CardOutcome = {
  kind: 'tokenized',
  nonce: 'fake-valid-visa-nonce.1',
  instrument: { type: 'card', brand: 'Visa', lastDigits: '1881' },
};

/** A frame in a page of the shop, with a scripted form. */
const aFrame = ({ ancestors = [SHOP] as string[] | undefined, isNested = false } = {}) => {
  const sent: { message: unknown; to: string }[] = [];
  const parent = {
    postMessage: (posted: { message: unknown }, { targetOrigin }: { targetOrigin: string }) =>
      sent.push({ message: posted.message, to: targetOrigin }),
  } as unknown as Window;
  let onMessage: (event: MessageEvent) => void = () => undefined;
  const page = {
    parent,
    top: isNested ? ({} as Window) : parent,
    location: { ancestorOrigins: ancestors },
    addEventListener: (_: string, listener: typeof onMessage) => {
      onMessage = listener;
    },
    removeEventListener: () => {
      onMessage = () => undefined;
    },
  } as unknown as Window;
  const form = {
    change: jest.fn(),
    tokenize: jest.fn<Promise<CardOutcome>, Parameters<PaymentForm['tokenize']>>(async () => NONCE),
  };
  const openForm = jest.fn(async (_: FormOptions): Promise<PaymentForm> => form);
  const applyAppearance = jest.fn();
  const end = startFrameSession({
    window: page,
    root: document.createElement('div'),
    openForm,
    applyAppearance,
  });
  const deliver = (data: unknown, { origin = SHOP, source = parent as unknown } = {}) =>
    onMessage({ data, origin, source } as MessageEvent);
  const receive = (message: ToFrame, from = {}) => deliver(wrap(message), from);
  return { sent, form, openForm, applyAppearance, deliver, receive, end, page };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const init: ToFrame = { type: 'init', clientToken: 'token', setting: theSetting() };

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

describe('the payment frame', () => {
  it('P1 sends hello to any parent, and nothing else before the shop’s first message', async () => {
    const { sent, openForm } = aFrame();
    await settle();
    expect(sent).toEqual([{ message: { type: 'hello' }, to: '*' }]);
    expect(openForm).not.toHaveBeenCalled();
  });

  it('P1 answers only the shop, once its form is ready', async () => {
    const { sent, receive, openForm, applyAppearance } = aFrame();
    receive(init);
    await settle();
    expect(openForm.mock.calls[0]![0]).toMatchObject({
      clientToken: 'token',
      setting: theSetting(),
    });
    expect(applyAppearance).toHaveBeenCalledWith(theSetting());
    expect(sent.at(-1)).toEqual({ message: { type: 'ready' }, to: SHOP });
  });

  it('P1 returns the outcomes of requests in order', async () => {
    const { sent, receive, form } = aFrame();
    receive(init);
    form.tokenize.mockImplementationOnce(async (_, onChallenge) => {
      onChallenge();
      return { kind: 'closed' };
    });
    receive({ type: 'tokenize', id: 'one', amount });
    receive({ type: 'tokenize', id: 'two', amount });
    await settle();
    expect(sent.slice(-3).map(({ message }) => message)).toEqual([
      { type: 'challenge', id: 'one' },
      { type: 'answer', id: 'one', outcome: { kind: 'closed' } },
      { type: 'answer', id: 'two', outcome: NONCE },
    ]);
  });

  it('P1 reports a broken form, and refuses requests', async () => {
    const { sent, receive, openForm, form } = aFrame();
    openForm.mockRejectedValueOnce(new Error('Braintree is out of reach'));
    receive(init);
    receive({ type: 'tokenize', id: 'one', amount });
    await settle();
    expect(form.tokenize).not.toHaveBeenCalled();
    expect(sent.slice(1).map(({ message }) => message)).toEqual([
      { type: 'broken' },
      { type: 'answer', id: 'one', outcome: { kind: 'refused', reason: 'unavailable' } },
    ]);
  });

  it('P1 takes an error of its form for a refusal', async () => {
    const { sent, receive, form } = aFrame();
    receive(init);
    form.tokenize.mockRejectedValueOnce(new Error('bug'));
    receive({ type: 'tokenize', id: 'one', amount });
    await settle();
    expect(sent.at(-1)?.message).toMatchObject({ outcome: { reason: 'unavailable' } });
  });

  it('P1 follows amount, language and colours', async () => {
    const { receive, form, applyAppearance } = aFrame();
    receive(init);
    const setting = theSetting({
      locale: 'de',
      scheme: 'dark',
      amount: { cents: 1, currency: 'EUR' },
    });
    receive({ type: 'change', setting });
    await settle();
    expect(form.change).toHaveBeenCalledWith(setting);
    expect(applyAppearance).toHaveBeenLastCalledWith(setting);
  });

  it('P1 is opened by the first message only, and by none that is out of order', async () => {
    const { receive, openForm, form } = aFrame();
    receive({ type: 'tokenize', id: 'one', amount });
    receive({ type: 'change', setting: theSetting() });
    await settle();
    expect(openForm).not.toHaveBeenCalled();
    receive(init);
    receive({ ...init, clientToken: 'another' });
    await settle();
    expect(openForm).toHaveBeenCalledTimes(1);
    expect(form.tokenize).not.toHaveBeenCalled();
  });

  it.each([
    ['another origin than the page around it', {}, { origin: 'https://evil.example' }],
    ['another window', {}, { source: {} }],
    ['a page in between', { isNested: true }, {}],
    ['a page with others around it', { ancestors: [SHOP, 'https://evil.example'] }, {}],
  ])('P1 takes nothing from %s', async (_, around, from) => {
    const { receive, openForm } = aFrame(around);
    receive(init, from);
    await settle();
    expect(openForm).not.toHaveBeenCalled();
  });

  it('P1 stays bound to the shop that opened it in browsers without ancestorOrigins', async () => {
    const { receive, form, applyAppearance } = aFrame({ ancestors: undefined });
    receive(init);
    receive(
      { type: 'change', setting: theSetting({ locale: 'fr' }) },
      { origin: 'https://evil.example' },
    );
    receive({ type: 'tokenize', id: 'one', amount }, { origin: 'https://evil.example' });
    await settle();
    expect(applyAppearance).toHaveBeenCalledTimes(1);
    expect(form.tokenize).not.toHaveBeenCalled();
  });

  it('P1 ignores messages of other windows', async () => {
    const origins = fc.constantFrom(SHOP, 'null', '', 'https://evil.example');
    const posted = fc.oneof(
      fc.anything(),
      fc.record({ protocol: fc.constant('fv.payment/1'), message: fc.anything() }),
      aSetting.map((setting) => wrap({ type: 'change', setting })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(posted, origins)), async (posts) => {
        const { deliver, openForm, sent } = aFrame();
        for (const [data, origin] of posts) deliver(data, { origin });
        await settle();
        expect(openForm).not.toHaveBeenCalled();
        expect(sent).toHaveLength(1);
      }),
    );
  });
});
