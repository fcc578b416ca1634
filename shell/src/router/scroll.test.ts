import { storedText, storeText } from '@shop/contracts/testing/storage';
import type { PageLocation } from './page-location.ts';
import { restoreScroll, scrollMemory } from './scroll.ts';

const LIST: PageLocation = { key: 'one', rest: '/category/red', search: '' };
const PRODUCT: PageLocation = { key: 'two', rest: '/product/BARBERA', search: '' };

const setScroll = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};
const storedPositions = (): unknown => JSON.parse(storedText('scroll') ?? 'null');

const setNavigationType = (type: NavigationTimingType | undefined) => {
  performance.getEntriesByType = () => (type ? [{ type }] : []) as unknown as PerformanceEntryList;
};

beforeEach(() => {
  setNavigationType('navigate');
  sessionStorage.clear();
  setScroll(0);
  window.history.scrollRestoration = 'auto';
});
afterEach(() => jest.restoreAllMocks());

describe('scrollMemory', () => {
  it('S2 saves the scroll position of each history entry', () => {
    scrollMemory.start();
    expect(scrollMemory.enter(LIST)).toBeUndefined();
    setScroll(640);
    scrollMemory.leave();
    expect(scrollMemory.enter(PRODUCT)).toBeUndefined();
    setScroll(20);
    scrollMemory.leave();
    expect(scrollMemory.enter(LIST)).toBe(640);
    expect(scrollMemory.enter({ ...LIST, key: 'three' })).toBeUndefined();
    expect(scrollMemory.enter({ ...LIST, search: '?page=2' })).toBeUndefined();
  });

  it('S2 survives a reload, and leaves whole documents to the browser', () => {
    scrollMemory.start();
    expect(window.history.scrollRestoration).toBe('manual');
    scrollMemory.enter(LIST);
    setScroll(640);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    scrollMemory.start();
    expect(scrollMemory.enter(LIST)).toBe(640);
  });

  it('S2 opens another page’s document at its top, and keeps the position of the page that is left', () => {
    const scrollTo = jest
      .spyOn(window, 'scrollTo')
      .mockImplementation(((_: number, y: number) => setScroll(y)) as typeof window.scrollTo);
    scrollMemory.start();
    scrollMemory.enter(LIST);
    setScroll(640);
    const reload = jest.fn(() => window.dispatchEvent(new Event('pagehide')));
    scrollMemory.loadDocument(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    setNavigationType('reload');
    scrollMemory.start();
    restoreScroll(PRODUCT, { initial: true, back: false, hash: '' });
    expect(window.scrollY).toBe(0);
    expect(scrollMemory.enter(LIST)).toBe(640);
  });

  it('disables the browser’s restoration again when the document returns from the back/forward cache', () => {
    scrollMemory.start();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('keeps the 50 most recent entries', () => {
    scrollMemory.start();
    for (let entry = 0; entry < 60; entry++) {
      scrollMemory.enter({ ...LIST, key: String(entry) });
      setScroll(entry);
      scrollMemory.leave();
    }
    window.dispatchEvent(new Event('pagehide'));
    expect(storedPositions()).toHaveLength(50);
    scrollMemory.start();
    expect(scrollMemory.enter({ ...LIST, key: '9' })).toBeUndefined();
    expect(scrollMemory.enter({ ...LIST, key: '10' })).toBe(10);
  });

  it.each(['{"a":1}', 'not JSON'])('ignores the invalid stored value %s', (stored) => {
    storeText('scroll', stored);
    scrollMemory.start();
    expect(scrollMemory.enter(LIST)).toBeUndefined();
  });

  it('works without storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    scrollMemory.start();
    scrollMemory.enter(LIST);
    setScroll(640);
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
    expect(scrollMemory.enter(LIST)).toBe(640);
  });
});

describe('restoreScroll', () => {
  const scrollTo = jest.fn();
  const scrollIntoView = jest.fn();
  let entry = 0;
  let location: PageLocation;

  /** Saves a scroll position for the page under test. */
  const save = (y: number) => {
    scrollMemory.enter(location);
    setScroll(y);
    scrollMemory.leave();
    setScroll(0);
  };

  beforeEach(() => {
    location = { key: String((entry += 1)), rest: '/category/red', search: '' };
    scrollMemory.start();
    document.body.innerHTML = '<main id="content"></main>';
    Element.prototype.scrollIntoView = scrollIntoView;
    window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
    scrollTo.mockReset();
    scrollIntoView.mockReset();
  });

  it('S1 scrolls a page opened by a link to its top', () => {
    save(640);
    restoreScroll(location, { initial: false, back: false, hash: '' });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('S2 restores the saved position on back or forward', () => {
    save(640);
    restoreScroll(location, { initial: false, back: true, hash: '' });
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
  });

  it('S2 restores a position in a page laid out whole, without estimated heights', () => {
    const { dataset } = document.documentElement;
    dataset['firstPage'] = '';
    save(640);
    restoreScroll(location, { initial: true, back: false, hash: '' });
    expect(dataset).toHaveProperty('firstPage');
    scrollTo.mockImplementation(() => expect(dataset).not.toHaveProperty('firstPage'));
    restoreScroll(location, { initial: false, back: true, hash: '' });
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('S2 lays out the whole page of a reloaded document', () => {
    const { dataset } = document.documentElement;
    dataset['firstPage'] = '';
    scrollMemory.start();
    expect(dataset).toHaveProperty('firstPage');
    setNavigationType('reload');
    scrollMemory.start();
    expect(dataset).not.toHaveProperty('firstPage');
  });

  it('S2 scrolls to the top on back or forward if no position is saved', () => {
    restoreScroll(location, { initial: false, back: true, hash: '' });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('scrolls to the element the hash names, and to the top if it does not exist', () => {
    restoreScroll(location, { initial: false, back: false, hash: '#content' });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
    restoreScroll(location, { initial: false, back: false, hash: '#nowhere' });
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('leaves the document’s own page where the browser has scrolled it', () => {
    save(640);
    restoreScroll(location, { initial: true, back: true, hash: '' });
    setNavigationType('reload');
    setScroll(600);
    restoreScroll(location, { initial: true, back: true, hash: '' });
    setNavigationType(undefined);
    setScroll(0);
    restoreScroll(location, { initial: true, back: true, hash: '' });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(['reload', 'back_forward'] as const)(
    'S2 restores the document’s own page after %s if the browser could not',
    (type) => {
      save(640);
      setNavigationType(type);
      restoreScroll(location, { initial: true, back: true, hash: '' });
      expect(scrollTo.mock.calls).toEqual([[0, 640]]);
    },
  );
});
