import fc from 'fast-check';
import { wrap, type ToShop } from '../../../payment-frame/protocol/messages.ts';
import { theSetting } from '../../../payment-frame/protocol/testing.ts';
import { ANSWER_LIMIT, connectFrame } from './connect-frame.ts';

const FRAME = 'https://checkout.example';
const amount = { cents: 3890, currency: 'EUR' } as const;
const UNAVAILABLE = { kind: 'refused', reason: 'unavailable' };
const TOKENIZED = {
  kind: 'tokenized',
  nonce: 'fake-valid-visa-nonce.1',
  instrument: { type: 'card', brand: 'Visa', lastDigits: '1881' },
} as const;

const aConnection = () => {
  const sent: { message: { type: string; id?: string }; to: string }[] = [];
  const frame = {
    postMessage: (
      posted: { message: { type: string } },
      { targetOrigin }: { targetOrigin: string },
    ) => sent.push({ message: posted.message, to: targetOrigin }),
  } as unknown as Window;
  const page = new EventTarget();
  const listeners = {
    onHello: jest.fn(),
    onReady: jest.fn(),
    onBroken: jest.fn(),
    onHeight: jest.fn(),
  };
  const connection = connectFrame({
    page: page as Window,
    frame,
    origin: FRAME,
    clientToken: 'token',
    setting: theSetting(),
    ...listeners,
  });
  const post = (data: unknown, { origin = FRAME, source = frame as unknown } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const receive = (message: ToShop, from = {}) => post(wrap(message), from);
  const askedId = () =>
    sent.findLast(({ message }) => message.type === 'tokenize')?.message.id ?? '';
  const begin = () => {
    receive({ type: 'hello' });
    receive({ type: 'ready' });
  };
  return { sent, connection, receive, post, begin, askedId, ...listeners };
};

describe('the shop’s side of the payment frame', () => {
  afterEach(() => jest.useRealTimers());

  it('P1 sends nothing before the frame’s hello, and only to the frame', () => {
    const { sent, receive, connection } = aConnection();
    connection.change(theSetting({ locale: 'fr' }));
    expect(sent).toEqual([]);
    receive({ type: 'hello' });
    expect(sent).toEqual([
      {
        message: { type: 'init', clientToken: 'token', setting: theSetting({ locale: 'fr' }) },
        to: FRAME,
      },
    ]);
  });

  it('P1 requests a nonce for an amount, and reports a challenge', async () => {
    const { connection, receive, begin, askedId, sent } = aConnection();
    begin();
    const onChallenge = jest.fn();
    const outcome = connection.tokenize(amount, onChallenge);
    expect(sent.at(-1)?.message).toEqual({ type: 'tokenize', id: askedId(), amount });
    receive({ type: 'challenge', id: askedId() });
    expect(onChallenge).toHaveBeenCalledTimes(1);
    receive({ type: 'answer', id: askedId(), outcome: TOKENIZED });
    expect(await outcome).toEqual(TOKENIZED);
  });

  it('P1 asks once at a time, and only a frame that is ready', async () => {
    const { connection, receive, begin, askedId } = aConnection();
    expect(await connection.tokenize(amount, jest.fn())).toEqual(UNAVAILABLE);
    begin();
    const first = connection.tokenize(amount, jest.fn());
    expect(await connection.tokenize(amount, jest.fn())).toEqual(UNAVAILABLE);
    receive({ type: 'answer', id: askedId(), outcome: { kind: 'closed' } });
    expect(await first).toEqual({ kind: 'closed' });
  });

  it('P1 takes no answer to another request, and none a second time', async () => {
    const { connection, receive, begin, askedId } = aConnection();
    begin();
    const first = connection.tokenize(amount, jest.fn());
    const firstId = askedId();
    receive({ type: 'answer', id: 'another', outcome: TOKENIZED });
    receive({ type: 'answer', id: firstId, outcome: { kind: 'network-lost' } });
    expect(await first).toEqual({ kind: 'network-lost' });
    const second = connection.tokenize(amount, jest.fn());
    receive({ type: 'answer', id: firstId, outcome: TOKENIZED });
    receive({ type: 'answer', id: askedId(), outcome: { kind: 'incomplete' } });
    expect(await second).toEqual({ kind: 'incomplete' });
  });

  it('P1 waits a minute for a nonce, and as long as it takes for a shopper’s proof', async () => {
    jest.useFakeTimers();
    const { connection, receive, begin, askedId } = aConnection();
    begin();
    const lost = connection.tokenize(amount, jest.fn());
    jest.advanceTimersByTime(ANSWER_LIMIT);
    expect(await lost).toEqual({ kind: 'network-lost' });
    const challenged = connection.tokenize(amount, jest.fn());
    receive({ type: 'challenge', id: askedId() });
    jest.advanceTimersByTime(20 * ANSWER_LIMIT);
    receive({ type: 'answer', id: askedId(), outcome: TOKENIZED });
    expect(await challenged).toEqual(TOKENIZED);
  });

  it('P1 begins again with a frame that the browser has loaded again', async () => {
    const { connection, begin, sent, onReady } = aConnection();
    begin();
    const asked = connection.tokenize(amount, jest.fn());
    begin();
    expect(await asked).toEqual(UNAVAILABLE);
    expect(sent.filter(({ message }) => message.type === 'init')).toHaveLength(2);
    expect(onReady).toHaveBeenCalledTimes(2);
  });

  it('P1 ends with a broken frame, or when it is closed', async () => {
    for (const end of ['broken', 'close'] as const) {
      const { connection, receive, begin, onReady } = aConnection();
      begin();
      const asked = connection.tokenize(amount, jest.fn());
      if (end === 'broken') receive({ type: 'broken' });
      else connection.close();
      expect(await asked).toEqual(UNAVAILABLE);
      begin();
      expect(onReady).toHaveBeenCalledTimes(1);
    }
  });

  it('P1 takes nothing out of order', () => {
    const { receive, onReady, onHeight } = aConnection();
    receive({ type: 'ready' });
    receive({ type: 'height', height: 5 });
    expect(onReady).not.toHaveBeenCalled();
    expect(onHeight).not.toHaveBeenCalled();
  });

  it('P1 is not moved by whatever others post, nor by nonsense of the frame', async () => {
    const good: fc.Arbitrary<ToShop> = fc.constantFrom(
      { type: 'hello' },
      { type: 'ready' },
      { type: 'broken' },
      { type: 'height', height: 400 },
    );
    const from = fc.constantFrom(
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { source: {} },
      { source: null },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.tuple(good.map(wrap), from),
            fc.tuple(fc.anything(), fc.constant({})),
            fc.tuple(
              fc.record({ protocol: fc.constant('fv.payment/1'), message: fc.anything() }),
              fc.constant({}),
            ),
          ),
        ),
        async (posts) => {
          const { post, sent, begin, onReady, onBroken, onHeight, connection, receive, askedId } =
            aConnection();
          for (const [data, its] of posts) post(data, its as { origin?: string });
          expect([sent, onReady.mock.calls, onBroken.mock.calls, onHeight.mock.calls]).toEqual([
            [],
            [],
            [],
            [],
          ]);
          begin();
          const asked = connection.tokenize(amount, jest.fn());
          for (const [data, its] of posts) post(data, its as { origin?: string });
          receive({ type: 'answer', id: askedId(), outcome: TOKENIZED });
          expect(await asked).toEqual(TOKENIZED);
        },
      ),
    );
  });
});
