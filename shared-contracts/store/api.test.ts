/** @jest-environment node */
import { makeConfig } from '../testing/make-config.ts';
import { ok } from '../commerce/result.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import { api } from './api.ts';
import { createStore, type ThunkExtra } from './create-store.ts';

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

it('C2 shares the first read of an endpoint between renders, and never takes it for the second', async () => {
  const extra = sharing();
  const read = async () =>
    (await createStore(extra).dispatch(twoReads.endpoints.testTwoReads.initiate())).data;
  expect(await read()).toEqual(['first', 'second']);
  expect(await read()).toEqual(['first', 'second']);
  expect(asked).toEqual(['first', 'second', 'second']);
});
