import { loadWatch, provideWatch } from './load-watch.ts';
import * as watch from './watch-count.ts';

describe('the code of the count', () => {
  it('is fetched where no page has brought it', async () => {
    expect(await loadWatch()).toMatchObject({ watchCount: watch.watchCount });
  });

  it('is the cart page’s own on the cart’s page', async () => {
    const own = { watchCount: jest.fn() };
    provideWatch(own);
    expect(await loadWatch()).toBe(own);
  });
});
