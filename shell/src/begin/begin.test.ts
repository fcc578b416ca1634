const document_ = (): void => {
  document.head.innerHTML = `
    <link as="script" data-code="run" href="/assets/first.js" crossorigin="anonymous" integrity="sha256-a">
    <link as="script" data-code="run" href="/assets/second.js" crossorigin="anonymous" integrity="sha256-b">
    <link as="script" data-code="fetch" href="https://remote.test/page.js" crossorigin="anonymous">
    <link as="script" data-code="late" href="https://remote.test/fragment.js" crossorigin="anonymous">`;
};

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((it) => it.href);
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  performance.getEntriesByType = () => [{ type: 'navigate' }] as never;
  document_();
});
afterEach(() => {
  jest.useRealTimers();
  // Ends what the test's script waits for.
  document.body.click();
  delete document.documentElement.dataset['active'];
});

const load = () => import('./begin.ts');

describe('What begins a page', () => {
  it('X requests no code before the first frame, then runs the page’s scripts in order and preloads the others', async () => {
    await load();
    expect(scripts()).toHaveLength(0);
    jest.advanceTimersByTime(40);
    expect(
      scripts().map((it) => [it.getAttribute('src'), it.getAttribute('integrity'), it.async]),
    ).toEqual([
      ['http://localhost/assets/first.js', 'sha256-a', false],
      ['http://localhost/assets/second.js', 'sha256-b', false],
    ]);
    expect(preloads()).toEqual(['https://remote.test/page.js']);
    jest.advanceTimersByTime(5000);
    expect(scripts()).toHaveLength(2);
  });

  it('X reads the locales in a worker, which runs the same script, after the first frame', async () => {
    const script = Object.assign(document.createElement('script'), { src: '/assets/begin.js' });
    const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const started = jest.fn();
    Object.assign(globalThis, { Worker: started });
    await load();
    expect(started).not.toHaveBeenCalled();
    jest.advanceTimersByTime(40);
    expect(started.mock.calls).toEqual([['http://localhost/assets/begin.js']]);
    current.mockRestore();
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  it('X fetches late code once the visitor is active, after the page’s own', async () => {
    await load();
    window.dispatchEvent(new Event('scroll'));
    expect(preloads()).toEqual([]);
    jest.advanceTimersByTime(40);
    expect(preloads()).toEqual(['https://remote.test/page.js', 'https://remote.test/fragment.js']);
  });

  it('X fetches late code at the first activity of a visitor who does nothing at first', async () => {
    await load();
    jest.advanceTimersByTime(60_000);
    expect(preloads()).toEqual(['https://remote.test/page.js']);
    document.body.click();
    expect(preloads()).toHaveLength(2);
  });

  it('X fetches late code if the visitor scrolled before, and lays out nothing before the first frame', async () => {
    const top = Object.getOwnPropertyDescriptor(window, 'scrollY')!;
    const scrolled = jest.fn(() => 300);
    Object.defineProperty(window, 'scrollY', { get: scrolled, configurable: true });
    await load();
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(40);
    expect(preloads()).toHaveLength(2);
    Object.defineProperty(window, 'scrollY', top);
  });

  it('X does not wait for a frame in a background tab', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    await load();
    jest.advanceTimersByTime(500);
    expect(scripts()).toHaveLength(2);
  });

  it('X requests a few files per task, and all at once in a background tab', async () => {
    const links = () => document.head.querySelectorAll('link[rel=preload]');
    const ofTab = jest.spyOn(document, 'visibilityState', 'get');
    const rest = '<link as="script" data-code="fetch" href="/page.js">'.repeat(9);
    for (const [state, counts] of [
      ['visible', [2, 6, 10]],
      ['hidden', [10]],
    ] as const) {
      ofTab.mockReturnValue(state);
      jest.resetModules();
      document_();
      document.head.insertAdjacentHTML('beforeend', rest);
      const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
      await load();
      const found: number[] = [];
      while (jest.getTimerCount() > 0 && (found.at(-1) ?? 0) < 10) {
        jest.advanceTimersToNextTimer();
        found.push(links().length);
      }
      expect(found).toEqual(counts);
      frame.mockRestore();
    }
    ofTab.mockRestore();
  });

  it('X asks for consent with the first frame, not with the page’s code', async () => {
    localStorage.clear();
    document.body.innerHTML = '<section id="consent" hidden></section>';
    await load();
    expect(document.getElementById('consent')?.hidden).toBe(false);
    document.body.innerHTML = '';
  });

  it('X runs nothing of another origin', async () => {
    document.head.innerHTML =
      '<link as="script" data-code="run" href="https://evil.test/x.js" crossorigin="anonymous">';
    await load();
    expect(() => jest.advanceTimersByTime(40)).toThrow('may not be loaded');
    expect(scripts()).toHaveLength(0);
  });
});
