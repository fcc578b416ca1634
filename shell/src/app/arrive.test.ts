import type { Place } from '../pages/page-resource.ts';
import { arrive } from './arrive.ts';
import { scrollMemory } from './scroll-memory.ts';

const scrolledTo = jest.fn();
const shown = jest.fn();
let entry = 0;
let place: Place;

const scrolled = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};
const cameBy = (type: NavigationTimingType | undefined) => {
  performance.getEntriesByType = () => (type ? [{ type }] : []) as unknown as PerformanceEntryList;
};
/** Leaves the place under test so far down. */
const left = (y: number) => {
  scrollMemory.enter(place);
  scrolled(y);
  scrollMemory.leave();
  scrolled(0);
};

beforeEach(() => {
  place = { key: String((entry += 1)), rest: '/category/red', search: '' };
  sessionStorage.clear();
  scrollMemory.start();
  document.body.innerHTML = '<main id="content"></main>';
  Element.prototype.scrollIntoView = shown;
  window.scrollTo = scrolledTo as unknown as typeof window.scrollTo;
  scrolledTo.mockReset();
  shown.mockReset();
  scrolled(0);
  cameBy('navigate');
});

describe('arrive', () => {
  it('S1 begins a page that was followed to at its top', () => {
    left(640);
    arrive(place, { first: false, back: false, hash: '' });
    expect(scrolledTo.mock.calls).toEqual([[0, 0]]);
  });

  it('S2 finds a page that was come back to where it was left', () => {
    left(640);
    arrive(place, { first: false, back: true, hash: '' });
    expect(scrolledTo.mock.calls).toEqual([[0, 640]]);
  });

  it('S2 begins a page come back to at its top where no one knows how it was left', () => {
    arrive(place, { first: false, back: true, hash: '' });
    expect(scrolledTo.mock.calls).toEqual([[0, 0]]);
  });

  it('leads to the place the address names, and to the top where there is no such place', () => {
    arrive(place, { first: false, back: false, hash: '#content' });
    expect(shown).toHaveBeenCalledTimes(1);
    expect(scrolledTo).not.toHaveBeenCalled();
    arrive(place, { first: false, back: false, hash: '#nowhere' });
    expect(scrolledTo.mock.calls).toEqual([[0, 0]]);
  });

  it('leaves the document’s own page as the browser has scrolled it', () => {
    left(640);
    arrive(place, { first: true, back: true, hash: '' });
    cameBy('reload');
    scrolled(600);
    arrive(place, { first: true, back: true, hash: '' });
    cameBy(undefined);
    scrolled(0);
    arrive(place, { first: true, back: true, hash: '' });
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it.each(['reload', 'back_forward'] as const)(
    'S2 scrolls the document’s own page after %s where the browser could not yet',
    (type) => {
      left(640);
      cameBy(type);
      arrive(place, { first: true, back: true, hash: '' });
      expect(scrolledTo.mock.calls).toEqual([[0, 640]]);
    },
  );
});
