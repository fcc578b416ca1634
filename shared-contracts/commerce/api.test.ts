/** @jest-environment node */
import { makeConfig } from '../testing/make-config.ts';
import { fail, ok, type CommerceError } from './result.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import { api } from './api.ts';
import type { BoundOperation, CallContext } from './call/call-context.ts';
import { createStore, type ThunkExtra } from '../store/create-store.ts';

const asked: string[] = [];
const question = (name: string) => ({
  anyone: async () => {
    asked.push(name);
    return ok(name);
  },
});

const twoReads = api.injectEndpoints({
  endpoints: (build) => ({
    testTwoReads: build.query<unknown, void>({
      queryFn: async (_arg, _api, _options, read) => {
        const first = await read(question('first'));
        const second = await read(question('second'));
        return { data: [first.data, second.data] };
      },
    }),
  }),
});

/** As the server shares answers between its renders, without an end. */
const sharing = (): ThunkExtra => {
  const answers = new Map<string, Promise<object>>();
  return {
    session: {} as ThunkExtra['session'],
    config: makeConfig(),
    events: createEventBus(),
    reuse: <T extends object>(key: string, read: () => Promise<T>) => {
      const answer = (answers.get(key) ?? read()) as Promise<T>;
      answers.set(key, answer);
      return answer;
    },
  };
};

it('C2 shares the first read of an endpoint between renders, but not the second', async () => {
  const extra = sharing();
  const read = async () =>
    (await createStore(extra).dispatch(twoReads.endpoints.testTwoReads.initiate())).data;
  expect(await read()).toEqual(['first', 'second']);
  expect(await read()).toEqual(['first', 'second']);
  expect(asked).toEqual(['first', 'second', 'second']);
});

describe('a platform that hides other visitors’ resources', () => {
  const hidden = (status: number) =>
    fail<CommerceError>({ code: 'NOT_FOUND', status, detail: '', fields: [] });
  let operation: BoundOperation;
  const oneRead = api.injectEndpoints({
    endpoints: (build) => ({
      testOneRead: build.query<unknown, void>({ query: () => operation }),
    }),
  });
  const rejected = fail<CommerceError>({
    code: 'UNAUTHORIZED',
    status: 401,
    detail: 'The access token you provided is invalid.',
    fields: [],
  });
  /** Reads twice with a token; a renewal gives `fresh`. */
  const readTwice = async () => {
    const renew = jest.fn(async (_rejected: string) => ok('fresh'));
    const session = { token: async () => ok('stale'), renew } as unknown as ThunkExtra['session'];
    const store = createStore({ session, config: makeConfig(), events: createEventBus() });
    const read = () =>
      store.dispatch(oneRead.endpoints.testOneRead.initiate(undefined, { forceRefetch: true }));
    return { renew, first: await read(), second: await read() };
  };

  /** Reads with a sequence of tokens; the last one repeats. */
  const readWith = async (...tokens: string[]) => {
    const token = async () => ok((tokens.length > 1 ? tokens.shift() : tokens[0])!);
    const session = { token } as ThunkExtra['session'];
    const store = createStore({ session, config: makeConfig(), events: createEventBus() });
    return store.dispatch(oneRead.endpoints.testOneRead.initiate());
  };

  it('T6 retries a hidden resource after a login during the call', async () => {
    const calls = jest.fn(async ({ token }: CallContext) =>
      token === 'customer' ? ok('an order') : hidden(404),
    );
    operation = calls;
    expect((await readWith('anonymous', 'customer')).data).toBe('an order');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('T6 retries with a renewed token', async () => {
    operation = async ({ token }) => (token === 'fresh' ? ok('an order') : rejected);
    const { first, renew } = await readTwice();
    expect(first.data).toBe('an order');
    expect(renew.mock.calls[0]).toEqual(['stale']);
  });

  it('T6 returns a second 401 and never loops', async () => {
    const calls = jest.fn(async () => rejected);
    operation = calls;
    const { first, renew } = await readTwice();
    expect(first.error).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(calls).toHaveBeenCalledTimes(4);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('T6 does not renew a token because of a denied resource', async () => {
    const calls = jest.fn(async () => hidden(401));
    operation = calls;
    const { first, renew } = await readTwice();
    expect(first.error).toMatchObject({ code: 'NOT_FOUND' });
    expect(renew).not.toHaveBeenCalled();
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('T1 does not retry a hidden resource for the same visitor', async () => {
    const calls = jest.fn(async () => hidden(404));
    operation = calls;
    expect((await readWith('anonymous')).error).toMatchObject({ code: 'NOT_FOUND' });
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

describe('a call to the platform without a response', () => {
  const unanswered: CommerceError = { code: 'CONNECTION', status: 0, detail: 'gone', fields: [] };
  const calls = api.injectEndpoints({
    endpoints: (build) => ({
      testCalls: build.query<unknown, { error: CommerceError; isOwn?: boolean }>({
        query: ({ error, isOwn }): never =>
          (isOwn
            ? { anyone: async () => fail(error) }
            : async () => fail(error)) satisfies unknown as never,
      }),
    }),
  });
  const read = async (arg: { error: CommerceError; isOwn?: boolean }) => {
    const onUnreachable = jest.fn();
    const session = { token: async () => ok('token') } as ThunkExtra['session'];
    const store = createStore({ ...sharing(), session, onUnreachable });
    const reading = store.dispatch(calls.endpoints.testCalls.initiate(arg));
    await reading;
    reading.unsubscribe();
    return onUnreachable.mock.calls;
  };

  it('C5 is reported for logging', async () => {
    expect(await read({ error: unanswered })).toEqual([[unanswered]]);
    const late = { ...unanswered, code: 'TIMEOUT' as const };
    expect(await read({ error: late })).toEqual([[late]]);
  });

  it('C5 is not reported with a response, or for another service', async () => {
    expect(await read({ error: { ...unanswered, code: 'NOT_FOUND', status: 404 } })).toEqual([]);
    expect(await read({ error: unanswered, isOwn: true })).toEqual([]);
  });
});
