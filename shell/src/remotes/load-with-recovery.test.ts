import { loadWithRecovery } from './load-with-recovery.ts';

const failing = (...errors: Error[]) => {
  let calls = 0;
  return async () => {
    const error = errors[calls];
    calls += 1;
    if (error) throw error;
    return calls;
  };
};
const outOfReach = () => new Error('http://cdn.example/remoteEntry.js: could not be loaded');
const replaced = () => Object.assign(new Error('Loading chunk 1 failed.'), { type: 'replaced' });
/** Advances the time before a failure, as with a hanging file. */
const after = (ms: number, error: Error) => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const load = failing(error);
  return async () => {
    const loaded = load();
    now += ms;
    return loaded;
  };
};

afterEach(() => jest.restoreAllMocks());

describe('loadWithRecovery', () => {
  it('does not read the release manifest without a failure', async () => {
    const recover = jest.fn(async () => {});
    expect(await loadWithRecovery(failing(), recover)).toBe(1);
    expect(recover).not.toHaveBeenCalled();
  });

  it('tries a remote that is out of reach once more, and no oftener', async () => {
    const recover = jest.fn(async () => {});
    expect(await loadWithRecovery(failing(outOfReach()), recover)).toBe(2);
    const twice = failing(outOfReach(), outOfReach());
    await expect(loadWithRecovery(twice, recover)).rejects.toThrow('could not be loaded');
    expect(recover).toHaveBeenCalledTimes(2);
  });

  it('does not try again after a slow failure', async () => {
    const recover = jest.fn(async () => {});
    await expect(loadWithRecovery(after(4000, outOfReach()), recover)).rejects.toThrow();
    expect(recover).not.toHaveBeenCalled();
  });

  it('always tries the newest release if it is another one', async () => {
    const recover = jest.fn(async () => {});
    expect(await loadWithRecovery(after(4000, replaced()), recover)).toBe(2);
    expect(recover).toHaveBeenCalledTimes(1);
  });
});
