import { setImmediate as turn } from 'node:timers/promises';
import { everything } from '../../engine/store/condition.ts';
import { openStore, type Store } from '../../engine/store/store.ts';
import { resources } from '../index.ts';
import { eventually } from '../../testing/eventually.ts';
import { createDispatcher, type Dispatcher } from './create-dispatcher.ts';
import { documentedPolicy } from './delivery-policy.ts';
import type { Call, Delivery } from './post-callback.ts';

let store: Store;
let dispatcher: Dispatcher | undefined;
beforeEach(() => {
  store = openStore(':memory:', resources);
});
afterEach(async () => {
  await dispatcher?.stop();
  store.close();
});

const taken: Delivery = { ok: true, code: '200', message: 'OK' };
const refused: Delivery = { ok: false, code: '500', message: 'Internal Server Error' };

const aWebhook = (url = 'http://receiver.test/'): string =>
  store.add('webhooks', { topic: 'tags.create', callback_url: url, shared_secret: 's' });
const queue = (webhook_id: string, name: string, due_at = 0): string =>
  store.add('event_callbacks', { webhook_id, topic: 'tags.create', payload: { name }, due_at });
const callbacks = () => store.select('event_callbacks', everything);

/** A dispatcher over a clock that only the test moves and receivers that are a function. */
const dispatch = (
  post: (name: string, call: Call) => Delivery | Promise<Delivery>,
  delay = (attempts: number) => attempts * 100,
) => {
  const clock = { now: 0 };
  const sent: string[] = [];
  const reported: unknown[] = [];
  dispatcher = createDispatcher({
    store,
    policy: { ...documentedPolicy, delay, now: () => clock.now },
    post: async (call) => {
      await turn();
      const { name } = JSON.parse(call.body) as { name: string };
      sent.push(name);
      return post(name, call);
    },
    report: (error) => reported.push(error),
  });
  return { dispatcher, clock, sent, reported };
};

describe('the dispatcher', () => {
  it('sends each webhook its callbacks in the order they were queued', async () => {
    const [a, b] = [aWebhook(), aWebhook()];
    for (const name of ['1', '2', '3']) {
      queue(a, `a${name}`);
      queue(b, `b${name}`);
    }
    const { sent, dispatcher } = dispatch(() => taken);
    dispatcher.wake();
    await eventually(() => sent.length === 6);
    expect(sent.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(sent.filter((name) => name.startsWith('b'))).toEqual(['b1', 'b2', 'b3']);
  });

  it('sends a webhook one callback at a time, whatever other webhooks’ receivers do', async () => {
    const [slow, quick] = [aWebhook('http://slow.test/'), aWebhook()];
    let release = () => {};
    const hanging = new Promise<Delivery>((resolve) => (release = () => resolve(taken)));
    for (const name of ['1', '2']) {
      queue(slow, `slow ${name}`);
      queue(quick, `quick ${name}`);
    }
    const { sent, dispatcher } = dispatch((_, { url }) =>
      url === 'http://slow.test/' ? hanging : taken,
    );
    dispatcher.wake();
    await eventually(() => sent.length === 3);
    for (let count = 0; count < 20; count += 1) {
      dispatcher.wake();
      await turn();
    }
    expect(sent.sort()).toEqual(['quick 1', 'quick 2', 'slow 1']);
    release();
    await eventually(() => sent.length === 4);
  });

  it('waits before it sends a failed one again, and holds up no later one', async () => {
    const webhook = aWebhook();
    queue(webhook, 'bad');
    queue(webhook, 'good');
    const { sent, clock, dispatcher } = dispatch((name) => (name === 'bad' ? refused : taken));
    const at = async (now: number, expected: string[]) => {
      clock.now = now;
      dispatcher.wake();
      await eventually(() => sent.length >= expected.length);
      for (let count = 0; count < 10; count += 1) await turn();
      expect(sent).toEqual(expected);
    };
    await at(0, ['bad', 'good']);
    await at(99, ['bad', 'good']);
    await at(100, ['bad', 'good', 'bad']);
    await at(299, ['bad', 'good', 'bad']);
    await at(300, ['bad', 'good', 'bad', 'bad']);
  });

  it('counts failures in a row only', async () => {
    const webhook = aWebhook();
    for (let count = 0; count < 100; count += 1) queue(webhook, String(count));
    const { sent, dispatcher } = dispatch((name) => (Number(name) % 25 === 24 ? taken : refused));
    dispatcher.wake();
    await eventually(() => sent.length === 100);
    await dispatcher.stop();
    expect(store.get('webhooks', webhook)).toMatchObject({ circuit_state: 'closed' });
  });

  it('keeps an unfinished callback in the queue when it stops', async () => {
    const webhook = aWebhook();
    queue(webhook, 'under way');
    const { sent, dispatcher } = dispatch(
      (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(refused));
        }),
    );
    dispatcher.wake();
    await eventually(() => sent.length === 1);
    await dispatcher.stop();
    expect(callbacks()).toEqual([expect.objectContaining({ state: 'queued', attempts: 0 })]);
  });

  it('sends to the address and signs with the secret the webhook has by now', async () => {
    const webhook = aWebhook('http://old.test/');
    queue(webhook, 'x');
    const calls: Call[] = [];
    const { dispatcher } = dispatch((_, call) => {
      calls.push(call);
      return taken;
    });
    store.update('webhooks', webhook, { callback_url: 'http://new.test/' });
    dispatcher.wake();
    await eventually(() => callbacks()[0]?.state === 'delivered');
    expect(calls.map(({ url }) => url)).toEqual(['http://new.test/']);
    expect(callbacks()[0]?.callback_url).toBe('http://new.test/');
  });

  it('reports an unexpected error and continues with the next wake', async () => {
    const webhook = aWebhook();
    queue(webhook, 'x');
    let broken = true;
    const { dispatcher, reported, sent } = dispatch(() => {
      if (!broken) return taken;
      broken = false;
      throw new Error('broken');
    });
    dispatcher.wake();
    await eventually(() => reported.length === 1);
    dispatcher.wake();
    await eventually(() => sent.length === 2);
  });

  it('lets the process work in between while it sends ten thousand', async () => {
    const webhook = aWebhook();
    store.transaction(() => {
      for (let count = 0; count < 10_000; count += 1) queue(webhook, String(count));
    });
    const { sent, dispatcher } = dispatch(() => taken);
    dispatcher.wake();
    let [most, before] = [0, 0];
    while (sent.length < 10_000) {
      await turn();
      most = Math.max(most, sent.length - before);
      before = sent.length;
    }
    // In one turn of the process.
    expect(most).toBeLessThanOrEqual(2);
    expect(sent).toEqual(Array.from({ length: 10_000 }, (_, index) => String(index)));
  }, 60_000);
});
