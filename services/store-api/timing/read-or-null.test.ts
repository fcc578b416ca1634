import { readOrNull, sharedRead } from './read-or-null.ts';

describe('readOrNull', () => {
  it('resolves with the value, and with null after a failure', async () => {
    expect(await readOrNull(async () => 7)).toBe(7);
    expect(await readOrNull(() => Promise.reject(new Error('away')))).toBeNull();
  });

  it('resolves with null if the read hangs', async () => {
    expect(await readOrNull(() => new Promise(() => undefined), 1)).toBeNull();
  });
});

describe('sharedRead', () => {
  it('reads once for concurrent callers, and again for later ones', async () => {
    const read = jest.fn(async () => 7);
    const shared = sharedRead(read);
    expect(await Promise.all([shared(), shared()])).toEqual([7, 7]);
    expect(read).toHaveBeenCalledTimes(1);
    await shared();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
