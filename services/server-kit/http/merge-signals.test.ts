import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { mergeSignals } from './merge-signals.ts';

/** Time limit of a call, in ms. */
const LIMIT = 1500;

describe('mergeSignals', () => {
  it('C5 aborts with the first of its signals and its reason', () => {
    const [visitor, limit] = [new AbortController(), new AbortController()];
    const { signal } = mergeSignals(visitor.signal, limit.signal);
    expect(signal.aborted).toBe(false);
    limit.abort(new DOMException('too late', 'TimeoutError'));
    visitor.abort('left');
    expect(signal.reason).toHaveProperty('name', 'TimeoutError');
  });

  it('is aborted from the start if one of its signals is', () => {
    const { signal } = mergeSignals(AbortSignal.abort('left'), new AbortController().signal);
    expect(signal.reason).toBe('left');
  });

  it('does not abort after its release', () => {
    const visitor = new AbortController();
    const { signal, release } = mergeSignals(visitor.signal);
    release();
    visitor.abort();
    expect(signal.aborted).toBe(false);
  });

  it('X leaves no signal in memory once the time limit of its calls is over', async () => {
    const headers = 'content-length: 2\r\nconnection: close';
    const server = createServer((socket) => {
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n{}`));
    });
    server.unref();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const closing = new AbortController();
    const call = async (): Promise<void> => {
      // As a call of the contracts within a render worker.
      const { signal: ofCall } = mergeSignals(AbortSignal.timeout(LIMIT), closing.signal);
      const { signal } = mergeSignals(AbortSignal.timeout(LIMIT), ofCall);
      await (await fetch(url, { signal })).text();
    };
    const some = async (): Promise<number> => {
      await Promise.all(Array.from({ length: 40 }, call));
      await pause(LIMIT);
      return queryObjects(AbortSignal, { format: 'count' });
    };
    const before = await some();
    expect((await some()) - before).toBeLessThan(10);
  }, 20_000);
});
