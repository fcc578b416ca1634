import { ok } from '@shop/contracts/commerce';
import { prefetchOnInteraction } from './prefetch-on-interaction.ts';

const token = jest.fn(async () => ok('token'));
const loadMore = jest.fn(async () => undefined);
let stop = (): void => {};

const start = () => {
  stop = prefetchOnInteraction({ token }, loadMore);
};
const scroll = () => window.dispatchEvent(new Event('scroll'));
const idle = () => jest.advanceTimersByTimeAsync(300);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.innerHTML = '<button data-adds-to-cart></button>';
});
afterEach(() => {
  jest.useRealTimers();
  stop();
  delete document.documentElement.dataset['active'];
});

describe('what an add needs', () => {
  it('is fetched at the first interaction with a page that can add', async () => {
    start();
    await idle();
    expect(loadMore).not.toHaveBeenCalled();
    scroll();
    scroll();
    await idle();
    expect(loadMore).toHaveBeenCalledTimes(1);
    expect(token).toHaveBeenCalledTimes(1);
  });

  it('is fetched at once if the visitor was active before', async () => {
    document.documentElement.dataset['active'] = '';
    start();
    await idle();
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('is fetched later for a visitor who was active on a page that cannot add', async () => {
    document.documentElement.dataset['active'] = '';
    document.body.innerHTML = '';
    start();
    await idle();
    expect(loadMore).not.toHaveBeenCalled();
    document.body.innerHTML = '<button data-adds-to-cart></button>';
    scroll();
    await idle();
    expect(loadMore).toHaveBeenCalledTimes(1);
  });
});
