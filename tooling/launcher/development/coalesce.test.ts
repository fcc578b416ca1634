import { coalesce } from './coalesce.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
};

describe('coalesce', () => {
  it('merges all calls during a run into one more run', async () => {
    const first = gate();
    let runs = 0;
    const run = coalesce(async () => {
      runs += 1;
      if (runs === 1) await first.passed;
    });
    const calls = [run(), run(), run()];
    expect(runs).toBe(1);
    first.open();
    await Promise.all(calls);
    expect(runs).toBe(2);
  });

  it('runs again after a failed run', async () => {
    let runs = 0;
    const run = coalesce(async () => {
      runs += 1;
      if (runs === 1) throw new Error('no');
    });
    await expect(run()).rejects.toThrow('no');
    await run();
    expect(runs).toBe(2);
  });
});
