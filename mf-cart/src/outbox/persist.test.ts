import { createRuntime } from './cart-runtime.ts';
import { holdTabLock, isPageOpen, releaseTabLock } from './persist.ts';

const runtime = createRuntime();

const withLocks = (request: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

afterEach(() => {
  releaseTabLock(runtime);
  Reflect.deleteProperty(navigator, 'locks');
});

describe('isPageOpen', () => {
  it('is false if the browser has no locks', async () => {
    expect(await isPageOpen('another page')).toBe(false);
  });

  it('E5 is false if the browser denies locks, as it does storage', async () => {
    withLocks(() => Promise.reject(new DOMException('Access is denied', 'SecurityError')));
    holdTabLock(runtime);
    expect(await isPageOpen('another page')).toBe(false);
  });
});
