import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { watchReleases, type ReleaseRenewal } from './release-renewal.ts';

const liveOf = (version: string): LiveRemotes => ({
  cart: { version, url: '', integrity: '', contract: '2.6.0', routes: [] },
});

let renewal: ReleaseRenewal;
let live: jest.Mock<Promise<LiveRemotes>>;

beforeEach(() => {
  jest.useFakeTimers();
  live = jest.fn(async () => liveOf('2.0.0'));
  renewal = watchReleases(liveOf('1.0.0'), live);
});
afterEach(() => {
  renewal.stop();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const comesToFront = async (after = 61_000) => {
  jest.setSystemTime(Date.now() + after);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
};

describe('watchReleases', () => {
  it('R12 learns of a newer release when the window comes to the front', async () => {
    expect(renewal.isDue()).toBe(false);
    await comesToFront();
    expect(renewal.isDue()).toBe(true);
  });

  it('R12 asks once a minute at most, and no more once it knows', async () => {
    live.mockResolvedValue(liveOf('1.0.0'));
    await comesToFront(1000);
    expect(live).not.toHaveBeenCalled();
    await comesToFront();
    await comesToFront(1000);
    expect(live).toHaveBeenCalledTimes(1);
    live.mockResolvedValue(liveOf('2.0.0'));
    await comesToFront();
    await comesToFront();
    expect(live).toHaveBeenCalledTimes(2);
  });

  it('R12 asks by itself where the page stays in view, and not in the background', async () => {
    await jest.advanceTimersByTimeAsync(300_000);
    expect(renewal.isDue()).toBe(true);
    renewal.stop();
    renewal = watchReleases(liveOf('1.0.0'), live.mockClear());
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(live).not.toHaveBeenCalled();
  });

  it.each([
    ['the same releases', async () => liveOf('1.0.0')],
    ['no release of a remote, as of one that was withdrawn', async () => ({})],
    ['a failure', () => Promise.reject(new Error('offline'))],
  ])('R12 leaves the page alone after %s', async (_, answer) => {
    live.mockImplementation(answer);
    await comesToFront();
    expect(renewal.isDue()).toBe(false);
  });

  it.each([
    ['an open dialog', '<dialog open></dialog>'],
    ['text typed in the footer', '<footer><input type="email" value="ada@example.com"></footer>'],
  ])('R12 waits while there is %s', async (_, html) => {
    await comesToFront();
    document.body.innerHTML = html;
    expect(renewal.isDue()).toBe(false);
    document.body.innerHTML = '<footer><input type="email"></footer>';
    expect(renewal.isDue()).toBe(true);
  });
});
