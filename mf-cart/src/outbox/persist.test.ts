import { holdPage, isPageHeld, letPageGo } from './page-hold.ts';

const withLocks = (request: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

afterEach(() => {
  letPageGo();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a page that holds what it sends', () => {
  it('is not there where the browser has no locks', async () => {
    expect(await isPageHeld('another page')).toBe(false);
  });

  it('E5 is not there where the browser refuses its locks, as it does its storage', async () => {
    withLocks(() => Promise.reject(new DOMException('Access is denied', 'SecurityError')));
    holdPage();
    expect(await isPageHeld('another page')).toBe(false);
  });
});
