import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { mergeSignals } from '../merge-signals.ts';

/*
 * Prints how many signals 40 calls leave in memory once their time limit is over. A process of its own, because
 * counting walks the whole heap, which takes tens of seconds in a worker of jest.
 */

/** Time limit of a call, in ms. */
const LIMIT = 1500;

const headers = 'content-length: 2\r\nconnection: close';
const server = createServer((socket) => {
  // A call that reached its limit resets its connection.
  socket.on('error', () => undefined);
  socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n{}`));
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const closing = new AbortController();

const call = async (): Promise<void> => {
  // As a call of the contracts within a render worker.
  const { signal: ofCall } = mergeSignals(AbortSignal.timeout(LIMIT), closing.signal);
  const { signal } = mergeSignals(AbortSignal.timeout(LIMIT), ofCall);
  const answer = await fetch(url, { signal }).catch(() => null);
  // On a busy machine a call may reach its limit, which ends it too.
  await answer?.text().catch(() => null);
};

const countAfterCalls = async (): Promise<number> => {
  await Promise.all(Array.from({ length: 40 }, call));
  await pause(LIMIT);
  return queryObjects(AbortSignal, { format: 'count' });
};

const before = await countAfterCalls();
console.log((await countAfterCalls()) - before);
server.close();
