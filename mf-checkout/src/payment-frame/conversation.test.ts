import fc from 'fast-check';
import type { CardOutcome } from '../model/payment/card-port.ts';
import { converse } from './conversation.ts';
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

/** A frame in a page of the shop, with a form that does what it is told. */
const aFrame = ({ ancestors = [SHOP] as string[] | undefined, isNested = false } = {}) => {
  const said: { message: unknown; to: string }[] = [];
  const parent = {
    postMessage: (posted: { message: unknown }, { targetOrigin }: { targetOrigin: string }) =>
      said.push({ message: posted.message, to: targetOrigin }),
  } as unknown as Window;
  let hear: (event: MessageEvent) => void = () => undefined;
  const page = {
    parent,
    top: isNested ? ({} as Window) : parent,
    location: { ancestorOrigins: ancestors },
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    removeEventListener: () => {
      hear = () => undefined;
    },
  } as unknown as Window;
  const form = {
    change: jest.fn(),
    tokenize: jest.fn<Promise<CardOutcome>, Parameters<PaymentForm['tokenize']>>(async () => NONCE),
  };
  const openForm = jest.fn(async (_: FormOptions): Promise<PaymentForm> => form);
  const dress = jest.fn();
  const end = converse({ window: page, root: document.createElement('div'), openForm, dress });
  const post = (data: unknown, { origin = SHOP, source = parent as unknown } = {}) =>
    hear({ data, origin, source } as MessageEvent);
  const tell = (message: ToFrame, from = {}) => post(wrap(message), from);
  return { said, form, openForm, dress, post, tell, end, page };
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
  it('P1 says hello to whoever is around it, and nothing else before the shop spoke', async () => {
    const { said, openForm } = aFrame();
    await settle();
    expect(said).toEqual([{ message: { type: 'hello' }, to: '*' }]);
    expect(openForm).not.toHaveBeenCalled();
  });

  it('P1 answers the shop alone, once its form is there', async () => {
    const { said, tell, openForm, dress } = aFrame();
    tell(init);
    await settle();
    expect(openForm.mock.calls[0]![0]).toMatchObject({
      clientToken: 'token',
      setting: theSetting(),
    });
    expect(dress).toHaveBeenCalledWith(theSetting());
    expect(said.at(-1)).toEqual({ message: { type: 'ready' }, to: SHOP });
  });

  it('P1 hands over what a request comes to, one after the other', async () => {
    const { said, tell, form } = aFrame();
    tell(init);
    form.tokenize.mockImplementationOnce(async (_, onChallenge) => {
      onChallenge();
      return { kind: 'closed' };
    });
    tell({ type: 'tokenize', id: 'one', amount });
    tell({ type: 'tokenize', id: 'two', amount });
    await settle();
    expect(said.slice(-3).map(({ message }) => message)).toEqual([
      { type: 'challenge', id: 'one' },
      { type: 'answer', id: 'one', outcome: { kind: 'closed' } },
      { type: 'answer', id: 'two', outcome: NONCE },
    ]);
  });

  it('P1 says that it cannot go on, and refuses what it is asked', async () => {
    const { said, tell, openForm, form } = aFrame();
    openForm.mockRejectedValueOnce(new Error('Braintree is out of reach'));
    tell(init);
    tell({ type: 'tokenize', id: 'one', amount });
    await settle();
    expect(form.tokenize).not.toHaveBeenCalled();
    expect(said.slice(1).map(({ message }) => message)).toEqual([
      { type: 'broken' },
      { type: 'answer', id: 'one', outcome: { kind: 'refused', reason: 'unavailable' } },
    ]);
  });

  it('P1 takes an error of its form for a refusal', async () => {
    const { said, tell, form } = aFrame();
    tell(init);
    form.tokenize.mockRejectedValueOnce(new Error('bug'));
    tell({ type: 'tokenize', id: 'one', amount });
    await settle();
    expect(said.at(-1)?.message).toMatchObject({ outcome: { reason: 'unavailable' } });
  });

  it('P1 follows amount, language and colours', async () => {
    const { tell, form, dress } = aFrame();
    tell(init);
    const setting = theSetting({
      locale: 'de',
      scheme: 'dark',
      amount: { cents: 1, currency: 'EUR' },
    });
    tell({ type: 'change', setting });
    await settle();
    expect(form.change).toHaveBeenCalledWith(setting);
    expect(dress).toHaveBeenLastCalledWith(setting);
  });

  it('P1 is opened by the first message only, and by none that is out of order', async () => {
    const { tell, openForm, form } = aFrame();
    tell({ type: 'tokenize', id: 'one', amount });
    tell({ type: 'change', setting: theSetting() });
    await settle();
    expect(openForm).not.toHaveBeenCalled();
    tell(init);
    tell({ ...init, clientToken: 'another' });
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
    const { tell, openForm } = aFrame(around);
    tell(init, from);
    await settle();
    expect(openForm).not.toHaveBeenCalled();
  });

  it('P1 stays with the shop that opened it where a browser does not name what is around', async () => {
    const { tell, form, dress } = aFrame({ ancestors: undefined });
    tell(init);
    tell(
      { type: 'change', setting: theSetting({ locale: 'fr' }) },
      { origin: 'https://evil.example' },
    );
    tell({ type: 'tokenize', id: 'one', amount }, { origin: 'https://evil.example' });
    await settle();
    expect(dress).toHaveBeenCalledTimes(1);
    expect(form.tokenize).not.toHaveBeenCalled();
  });

  it('P1 is not moved by whatever anybody posts', async () => {
    const origins = fc.constantFrom(SHOP, 'null', '', 'https://evil.example');
    const posted = fc.oneof(
      fc.anything(),
      fc.record({ protocol: fc.constant('fv.payment/1'), message: fc.anything() }),
      aSetting.map((setting) => wrap({ type: 'change', setting })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(posted, origins)), async (posts) => {
        const { post, openForm, said } = aFrame();
        for (const [data, origin] of posts) post(data, { origin });
        await settle();
        expect(openForm).not.toHaveBeenCalled();
        expect(said).toHaveLength(1);
      }),
    );
  });
});
