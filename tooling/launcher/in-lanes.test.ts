import { inLanes } from './in-lanes.ts';

it('does every piece, in order, never more at a time than there are lanes', async () => {
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

it('fails with the first piece that fails', async () => {
  const failing = inLanes(2, [1, 2], (piece) =>
    piece === 2 ? Promise.reject(new Error('two')) : Promise.resolve(),
  );
  await expect(failing).rejects.toThrow('two');
});
