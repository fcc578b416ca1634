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
const chunkError = () => new Error('Loading chunk page-login failed.');
const outOfReach = () => new Error('http://cdn.example/remoteEntry.js: could not be loaded');

describe('loadWithRecovery', () => {
  it('asks nothing of the release manifest while all goes well', async () => {
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

  it('gets past one file after another whose preload had failed', async () => {
    const load = failing(chunkError(), chunkError(), chunkError());
    expect(await loadWithRecovery(load, async () => {})).toBe(4);
  });

  it('gives up on a file that stays away', async () => {
    const load = failing(...Array.from({ length: 9 }, chunkError));
    await expect(loadWithRecovery(load, async () => {})).rejects.toThrow('Loading chunk');
  });
});
