import { createLoopWait, wait } from './wait.ts';

const LONG = 60_000;

describe('wait', () => {
  it('returns without an error once the signal aborts', async () => {
    const closing = new AbortController();
    const waiting = wait(LONG, closing.signal);
    closing.abort();
    await expect(waiting).resolves.toBeUndefined();
    await expect(wait(LONG, closing.signal)).resolves.toBeUndefined();
  });
});

describe('createLoopWait', () => {
  it('ends a wakeable pause on wake', async () => {
    const pause = createLoopWait(new AbortController().signal);
    const waiting = pause.for(LONG, 'wakeable');
    pause.wake();
    await expect(waiting).resolves.toBeUndefined();
  });

  it('skips the next wakeable pause if woken between two pauses', async () => {
    const pause = createLoopWait(new AbortController().signal);
    pause.wake();
    await pause.for(1);
    await expect(pause.for(LONG, 'wakeable')).resolves.toBeUndefined();
  });

  it('ends every pause once closing', async () => {
    const closing = new AbortController();
    const pause = createLoopWait(closing.signal);
    const waiting = pause.for(LONG);
    closing.abort();
    await waiting;
    await pause.for(LONG);
    expect(pause.isClosed()).toBe(true);
  });
});
