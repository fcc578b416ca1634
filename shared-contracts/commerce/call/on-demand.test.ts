import { onDemand } from './on-demand.ts';
import type { Operation } from './operation.ts';
import { ok } from '../result.ts';

const context = {
  token: 't',
  endpoint: 'https://commerce.test',
  organization: 'o',
  storeApi: 'https://api.test',
  signal: new AbortController().signal,
};

describe('onDemand', () => {
  it('loads the code when the operation runs, not when it is created', async () => {
    const doubled =
      (value: number): Operation<number> =>
      async () =>
        ok(value * 2);
    const load = jest.fn(async () => ({ doubled }));
    const double = onDemand(load, (module) => module.doubled);
    const bound = double(21);
    expect(load).not.toHaveBeenCalled();
    expect(await bound(context)).toEqual(ok(42));
  });

  it('treats code that does not load as a failed connection', async () => {
    const load = () => Promise.reject<{ read: () => Operation<never> }>(new Error('chunk is gone'));
    const read = onDemand(load, (module) => module.read);
    expect(await read()(context)).toMatchObject({
      ok: false,
      error: { code: 'CONNECTION', detail: expect.stringContaining('chunk is gone') },
    });
  });

  it('reports an outdated page if the code was replaced', async () => {
    const gone = Object.assign(new Error('Loading chunk 7 failed.'), { type: 'replaced' });
    const load = () => Promise.reject<{ read: () => Operation<never> }>(gone);
    const read = onDemand(load, (module) => module.read);
    expect(await read()(context)).toMatchObject({ ok: false, error: { code: 'OUTDATED' } });
  });
});
