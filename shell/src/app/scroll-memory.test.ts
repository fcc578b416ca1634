import type { Place } from '../pages/page-resource.ts';
import { scrollMemory } from './scroll-memory.ts';

const LIST: Place = { key: 'one', rest: '/category/red', search: '' };
const PRODUCT: Place = { key: 'two', rest: '/product/BARBERA', search: '' };

const scrolled = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};
const stored = (): unknown => JSON.parse(sessionStorage.getItem('fv.scroll') ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  scrolled(0);
  window.history.scrollRestoration = 'auto';
});
afterEach(() => jest.restoreAllMocks());

describe('scrollMemory', () => {
  it('S2 knows how far down each entry of the history was left', () => {
    scrollMemory.start();
    expect(scrollMemory.enter(LIST)).toBeUndefined();
    scrolled(640);
    scrollMemory.leave();
    expect(scrollMemory.enter(PRODUCT)).toBeUndefined();
    scrolled(20);
    scrollMemory.leave();
    expect(scrollMemory.enter(LIST)).toBe(640);
    expect(scrollMemory.enter({ ...LIST, key: 'three' })).toBeUndefined();
    expect(scrollMemory.enter({ ...LIST, search: '?page=2' })).toBeUndefined();
  });

  it('S2 keeps it over a reload, and lets the browser scroll whole documents', () => {
    scrollMemory.start();
    expect(window.history.scrollRestoration).toBe('manual');
    scrollMemory.enter(LIST);
    scrolled(640);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    scrollMemory.start();
    expect(scrollMemory.enter(LIST)).toBe(640);
  });

  it('scrolls itself again when the document comes back out of the browser’s own cache', () => {
    scrollMemory.start();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('keeps the 50 entries that were left last', () => {
    scrollMemory.start();
    for (let entry = 0; entry < 60; entry++) {
      scrollMemory.enter({ ...LIST, key: String(entry) });
      scrolled(entry);
      scrollMemory.leave();
    }
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toHaveLength(50);
    scrollMemory.start();
    expect(scrollMemory.enter({ ...LIST, key: '9' })).toBeUndefined();
    expect(scrollMemory.enter({ ...LIST, key: '10' })).toBe(10);
  });

  it.each(['{"a":1}', 'not JSON'])('begins again where %s is kept', (kept) => {
    sessionStorage.setItem('fv.scroll', kept);
    scrollMemory.start();
    expect(scrollMemory.enter(LIST)).toBeUndefined();
  });

  it('goes on without storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    scrollMemory.start();
    scrollMemory.enter(LIST);
    scrolled(640);
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
    expect(scrollMemory.enter(LIST)).toBe(640);
  });
});
