const document_ = (): void => {
  document.head.innerHTML = `
    <link as="script" data-code="run" href="/assets/first.js" crossorigin="anonymous" integrity="sha256-a">
    <link as="script" data-code="run" href="/assets/second.js" crossorigin="anonymous" integrity="sha256-b">
    <link as="script" data-code="fetch" href="https://remote.test/page.js" crossorigin="anonymous">`;
};

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  performance.getEntriesByType = () => [{ type: 'navigate' }] as never;
  document_();
});
afterEach(() => jest.useRealTimers());

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
    expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(1);
    jest.advanceTimersByTime(5000);
    expect(scripts()).toHaveLength(2);
  });

  it('X does not wait for a frame in a background tab', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    await load();
    jest.advanceTimersByTime(500);
    expect(scripts()).toHaveLength(2);
  });

  it('X runs nothing of another origin', async () => {
    document.head.innerHTML =
      '<link as="script" data-code="run" href="https://evil.test/x.js" crossorigin="anonymous">';
    await load();
    expect(() => jest.advanceTimersByTime(40)).toThrow('may not be loaded');
    expect(scripts()).toHaveLength(0);
  });
});
