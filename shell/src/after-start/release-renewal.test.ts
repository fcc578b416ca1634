import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { watchReleases, type Renew } from './release-renewal.ts';

const liveOf = (version: string): LiveRemotes => ({
  cart: { version, url: '', integrity: '', contract: '2.6.0', routes: [] },
});

let live: jest.Mock<Promise<LiveRemotes>>;
const reload = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  live = jest.fn(async () => liveOf('2.0.0'));
});
afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllTimers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

const watch = async (): Promise<Renew> => {
  const match = (pathname: string) =>
    pathname === '/checkout' ? { remote: 'checkout' } : { remote: 'catalog' };
  const renew = watchReleases(liveOf('1.0.0'), live, match, reload);
  await settle();
  return renew;
};

const comesToFront = async (after = 61_000) => {
  jest.advanceTimersByTime(after);
  window.dispatchEvent(new Event('focus'));
  await settle();
};

describe('watchReleases', () => {
  it('R12 brings the document of the next page once a newer release is live', async () => {
    live.mockResolvedValueOnce(liveOf('1.0.0'));
    const renew = await watch();
    expect(renew('/wine', '/water')).toBe(false);
    await comesToFront();
    expect(renew('/wine', '/water')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('R12 never interrupts a purchase', async () => {
    const renew = await watch();
    for (const [from, to] of [
      ['/cart', '/checkout'],
      ['/checkout', '/checkout'],
      ['/checkout', '/cart'],
    ] as const)
      expect(renew(from, to)).toBe(false);
    expect(renew('/cart', '/wine')).toBe(true);
  });

  it('R12 asks once a minute at most, and no more once it knows', async () => {
    live.mockResolvedValue(liveOf('1.0.0'));
    await watch();
    await comesToFront(1000);
    expect(live).toHaveBeenCalledTimes(1);
    live.mockResolvedValue(liveOf('2.0.0'));
    await comesToFront();
    await comesToFront();
    expect(live).toHaveBeenCalledTimes(2);
  });

  it('R12 asks by itself where the page stays in view, and not in the background', async () => {
    live.mockResolvedValue(liveOf('1.0.0'));
    await watch();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(live).toHaveBeenCalledTimes(2);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(live).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the same releases', async () => liveOf('1.0.0')],
    ['no release of a remote, as of one that was withdrawn', async () => ({})],
    ['a failure', () => Promise.reject(new Error('offline'))],
  ])('R12 leaves the page alone after %s', async (_, answer) => {
    live.mockImplementation(answer);
    expect((await watch())('/wine', '/water')).toBe(false);
  });

  it.each([
    ['an open dialog', '<dialog open></dialog>'],
    ['text typed in the footer', '<footer><input type="email" value="ada@example.com"></footer>'],
  ])('R12 waits while there is %s', async (_, html) => {
    const renew = await watch();
    document.body.innerHTML = html;
    expect(renew('/wine', '/water')).toBe(false);
    document.body.innerHTML = '<footer><input type="email"></footer>';
    expect(renew('/wine', '/water')).toBe(true);
  });
});
