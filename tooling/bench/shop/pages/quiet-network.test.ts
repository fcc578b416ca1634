import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright';
import { quietNetwork } from './quiet-network.ts';

const NEVER_IDLE = async () => false;
const IDLE = async () => true;

const watch = (idle: () => Promise<boolean>, limit?: number) => {
  const session = new EventEmitter();
  const quiet = quietNetwork(session as unknown as CDPSession, idle, limit);
  let isQuiet = false;
  const ended = quiet().then(() => (isQuiet = true));
  return { session, ended, isQuiet: () => isQuiet };
};

describe('a quiet network', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is quiet a second after the last response', async () => {
    const { session, isQuiet } = watch(IDLE);
    session.emit('Network.requestWillBeSent', { requestId: '1' });
    await jest.advanceTimersByTimeAsync(900);
    session.emit('Network.loadingFinished', { requestId: '1' });
    await jest.advanceTimersByTimeAsync(900);
    expect(isQuiet()).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(isQuiet()).toBe(true);
  });

  it('asks the page also if the network was quiet before the call', async () => {
    const idle = jest.fn(IDLE);
    const quiet = quietNetwork(new EventEmitter() as unknown as CDPSession, idle);
    await jest.advanceTimersByTimeAsync(5000);
    const ended = quiet();
    await jest.advanceTimersByTimeAsync(1200);
    await ended;
    expect(idle).toHaveBeenCalled();
  });

  it('waits longer for an open request, and not forever for a stream', async () => {
    const { session, isQuiet } = watch(IDLE);
    session.emit('Network.requestWillBeSent', { requestId: '1' });
    await jest.advanceTimersByTimeAsync(2900);
    expect(isQuiet()).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(isQuiet()).toBe(true);
  });

  it('waits for a page that works before it requests more', async () => {
    let isBusy = true;
    const { isQuiet } = watch(async () => !isBusy);
    await jest.advanceTimersByTimeAsync(5000);
    expect(isQuiet()).toBe(false);
    isBusy = false;
    await jest.advanceTimersByTimeAsync(1200);
    expect(isQuiet()).toBe(true);
  });

  it.each([
    ['requests without end', IDLE, true],
    ['works without end', NEVER_IDLE, false],
  ])('is an error if a page %s', async (_, idle, requests) => {
    const { session, ended } = watch(idle, 10_000);
    const failed = expect(ended).rejects.toThrow(
      'never quiet: it still requests or works after 10',
    );
    const poll = setInterval(() => requests && session.emit('Network.dataReceived'), 500);
    await jest.advanceTimersByTimeAsync(11_000);
    clearInterval(poll);
    await failed;
  });
});
