import { inLanes } from './in-lanes.ts';

it('runs every task in order, never more in parallel than the lanes', async () => {
  const begun: number[] = [];
  let working = 0;
  let most = 0;
  await inLanes(2, [1, 2, 3, 4, 5], async (piece) => {
    begun.push(piece);
    most = Math.max(most, (working += 1));
    await Promise.resolve();
    working -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('fails with the first failed task', async () => {
  const failing = inLanes(2, [1, 2], (piece) =>
    piece === 2 ? Promise.reject(new Error('two')) : Promise.resolve(),
  );
  await expect(failing).rejects.toThrow('two');
});
