import { EventEmitter } from 'node:events';
import type { RunningProcess } from './shop-process.ts';
import { supervise } from './supervise.ts';

/** A fake process that dies when the test requests it. */
const fakeProcess = () => {
  const process = new EventEmitter();
  const die = (code = 1) => process.emit('exit', code, null);
  return {
    target: { child: process, stop: async () => void die(0) } as unknown as RunningProcess,
    die,
  };
};

const setUp = async (starts: (() => Promise<RunningProcess>)[]) => {
  let time = 0;
  const said: string[] = [];
  const waits: { run: () => void; ms: number; cancelled: boolean }[] = [];
  const supervised = await supervise({
    name: 'store-api',
    start: () => {
      const next = starts.shift();
      if (!next) throw new Error('It is started more often than it should');
      return next();
    },
    log: (line) => said.push(line),
    now: () => time,
    later: (run, ms) => {
      const wait = { run, ms, cancelled: false };
      waits.push(wait);
      return () => {
        wait.cancelled = true;
      };
    },
  });
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    supervised,
    said,
    waits,
    pass: (ms: number) => {
      time += ms;
    },
    /** Ends the pause. */
    wake: async () => {
      waits.at(-1)?.run();
      await settle();
    },
  };
};

describe('supervise', () => {
  it('logs a dead process and restarts it', async () => {
    const [first, second] = [fakeProcess(), fakeProcess()];
    const { supervised, said, wake } = await setUp([
      async () => first.target,
      async () => second.target,
    ]);
    first.die(137);
    expect(said).toEqual(['store-api ended with 137; it is started again in 0.5 s']);
    await wake();
    expect(said.at(-1)).toBe('store-api is ready again');
    expect(supervised.current()).toBe(second.target);
  });

  it('doubles the pause each time it dies soon, up to half a minute', async () => {
    const targets = Array.from({ length: 9 }, fakeProcess);
    const { waits, wake } = await setUp(
      targets.map(
        ({ target }) =>
          async () =>
            target,
      ),
    );
    for (const { die } of targets.slice(0, 8)) {
      die();
      await wake();
    }
    expect(waits.map(({ ms }) => ms / 1000)).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30]);
  });

  it('resets the pause after it stayed up', async () => {
    const targets = Array.from({ length: 4 }, fakeProcess);
    const { waits, wake, pass } = await setUp(
      targets.map(
        ({ target }) =>
          async () =>
            target,
      ),
    );
    targets[0]!.die();
    await wake();
    targets[1]!.die();
    await wake();
    pass(60_000);
    targets[2]!.die();
    expect(waits.map(({ ms }) => ms)).toEqual([500, 1000, 500]);
  });

  it('retries if it does not even start', async () => {
    const [first, third] = [fakeProcess(), fakeProcess()];
    const { said, wake } = await setUp([
      async () => first.target,
      () => Promise.reject(new Error('its port is taken')),
      async () => third.target,
    ]);
    first.die();
    await wake();
    expect(said.at(-1)).toBe(
      'store-api does not start: its port is taken; it is started again in 1 s',
    );
    await wake();
    expect(said.at(-1)).toBe('store-api is ready again');
  });

  it('does not restart a stopped process, nor one that waits for its restart', async () => {
    const [first, second] = [fakeProcess(), fakeProcess()];
    const stopped = await setUp([async () => first.target]);
    await stopped.supervised.stop();
    expect(stopped.waits).toEqual([]);

    const waiting = await setUp([async () => second.target]);
    second.die();
    await waiting.supervised.stop();
    expect(waiting.waits[0]?.cancelled).toBe(true);
  });
});
