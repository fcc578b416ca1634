import { prefetchOnIntent } from './prefetch-on-intent.ts';

const ahead = jest.fn((url: URL) => url.pathname);
const link = (path: string, target = '') => {
  const made = document.createElement('a');
  Object.assign(made, { href: path, target, textContent: path });
  made.append(document.createElement('span'));
  document.body.append(made);
  return made;
};
const over = (it: Element) => it.dispatchEvent(new Event('pointerover', { bubbles: true }));
const asked = () => ahead.mock.results.map(({ value }) => value as string);

beforeAll(() => prefetchOnIntent(ahead));
beforeEach(() => {
  jest.useFakeTimers();
  ahead.mockClear();
});
afterEach(() => {
  over(document.body);
  jest.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('prefetchOnIntent', () => {
  it('tells of a link the pointer rests on, and of no other', () => {
    link('/b');
    over(link('/a').firstElementChild!);
    jest.runAllTimers();
    expect(asked()).toEqual(['/a']);
  });

  it('leaves out a link the pointer only crosses', () => {
    over(link('/a'));
    jest.advanceTimersByTime(30);
    over(document.body);
    jest.runAllTimers();
    expect(asked()).toEqual([]);
  });

  it('tells of a link that has the focus, and at once of one a finger touches', () => {
    link('/a').focus();
    jest.runAllTimers();
    link('/b').dispatchEvent(new Event('touchstart', { bubbles: true }));
    jest.advanceTimersByTime(0);
    expect(asked()).toEqual(['/a', '/b']);
  });

  it('tells of nothing where data are saved, nor of a link to another window', () => {
    over(link('/a', '_blank'));
    jest.runAllTimers();
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    over(link('/b'));
    jest.runAllTimers();
    expect(asked()).toEqual([]);
  });
});
